// refused by mongoose-stays-in-its-adapter
import * as library from 'mongoose';
export const taken = library;
