// refused by kafkajs-stays-in-its-adapter
import * as library from 'kafkajs';
export const taken = library;
