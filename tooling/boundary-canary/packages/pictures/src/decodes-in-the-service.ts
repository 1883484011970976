// refused by pictures-are-decoded-in-a-process-of-its-own
import { safeSharp } from './decoding/safe-sharp.ts';
export const decode = safeSharp;
