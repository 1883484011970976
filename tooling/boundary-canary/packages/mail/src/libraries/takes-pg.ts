// refused by pg-stays-in-its-adapter
import * as library from 'pg';
export const taken = library;
