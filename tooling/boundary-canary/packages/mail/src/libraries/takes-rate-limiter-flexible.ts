// refused by rate-limiter-flexible-stays-in-its-adapter
import * as library from 'rate-limiter-flexible';
export const taken = library;
