// refused by knex-stays-in-its-adapter
import type { Knex } from 'knex';
export const handle = (trx: Knex.Transaction): unknown => trx;
