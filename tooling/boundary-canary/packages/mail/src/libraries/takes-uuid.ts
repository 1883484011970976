// refused by uuid-stays-in-its-adapter
import * as library from 'uuid';
export const taken = library;
