// refused by domain-is-pure
import { knexThings } from '../data/knex-things.ts';
export const adapter = knexThings;
