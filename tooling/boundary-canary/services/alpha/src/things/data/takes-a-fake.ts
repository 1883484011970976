// refused by testing-stays-in-tests
import { inMemoryThings } from './in-memory-things.ts';
export const fake = inMemoryThings;
