// refused by prom-client-stays-in-its-adapter
import * as library from 'prom-client';
export const taken = library;
