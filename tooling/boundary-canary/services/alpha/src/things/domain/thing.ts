import { knexThings } from '../data/knex-things.ts';

export const thing = knexThings;
