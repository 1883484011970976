// refused by testcontainers-stays-in-its-adapter
import * as library from 'testcontainers';
export const taken = library;
