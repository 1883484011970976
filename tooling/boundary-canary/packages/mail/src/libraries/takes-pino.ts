// refused by pino-stays-in-its-adapter
import * as library from 'pino';
export const taken = library;
