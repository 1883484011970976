// refused by sharp-stays-in-its-adapter
import * as library from 'sharp';
export const taken = library;
