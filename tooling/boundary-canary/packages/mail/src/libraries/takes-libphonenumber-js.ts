// refused by libphonenumber-js-stays-in-its-adapter
import * as library from 'libphonenumber-js';
export const taken = library;
