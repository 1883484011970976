import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Sums } from '../domain/totals.ts';
import type { HomeQueries } from '../use-cases/ports.ts';

export const knexHomeQueries = (database: Knex): HomeQueries => ({
  readSums: async () => {
    const rows = await sqlRows<Record<'kind' | 'counted' | 'failed' | 'hours', string>>(database, 'select * from totals');
    const sums = rows.map(({ kind, ...sum }) => [
      kind,
      { counted: Number(sum.counted), failed: Number(sum.failed), hours: Number(sum.hours) },
    ]);
    return Object.fromEntries(sums) as Sums;
  },
});
