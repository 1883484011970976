// refused by nothing
import type { Knex } from 'knex';
export const knexThings = (database: Knex): unknown => database;
