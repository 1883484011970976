import { other } from '../../../../beta/src/others/domain/other.ts';
import { knexThings } from '../data/knex-things.ts';

export const keepThing = [knexThings, other];
