// refused by use-cases-know-no-adapters knex-stays-in-its-adapter
import type { Knex } from 'knex';
export type Database = Knex;
