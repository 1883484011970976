// refused by use-cases-know-no-adapters
import { knexThings } from '../data/knex-things.ts';
export const adapter = knexThings;
