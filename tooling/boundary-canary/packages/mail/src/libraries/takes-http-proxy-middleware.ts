// refused by http-proxy-middleware-stays-in-its-adapter
import * as library from 'http-proxy-middleware';
export const taken = library;
