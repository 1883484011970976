// refused by express-stays-in-its-adapter
import * as library from 'express';
export const taken = library;
