import { createRunningCounts } from '@paltu/persistence';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createRunningCounts(knex, { table: 'accessories', isCounted: 'is_public', columns: ['category', 'in_stock'] });
  // Nothing else was read from it.
  await knex.raw('drop index accessories_public_counted');
};
