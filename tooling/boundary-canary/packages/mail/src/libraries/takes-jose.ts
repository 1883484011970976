// refused by jose-stays-in-its-adapter
import * as library from 'jose';
export const taken = library;
