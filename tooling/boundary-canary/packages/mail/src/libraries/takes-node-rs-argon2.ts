// refused by node-rs-argon2-stays-in-its-adapter
import * as library from '@node-rs/argon2';
export const taken = library;
