// refused by nothing
import { testing } from '../../../../packages/testing/src/index.ts';
import { inMemoryThings } from './data/in-memory-things.ts';
export const test = [testing, inMemoryThings];
