// refused by adapters-know-no-other-kind
import { knexThings } from '../data/knex-things.ts';
export const data = knexThings;
