// refused by testing-stays-in-tests
import { test } from '../things.test.ts';
export const taken = test;
