// refused by file-type-stays-in-its-adapter
import * as library from 'file-type';
export const taken = library;
