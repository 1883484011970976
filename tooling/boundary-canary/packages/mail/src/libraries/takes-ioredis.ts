// refused by ioredis-stays-in-its-adapter
import * as library from 'ioredis';
export const taken = library;
