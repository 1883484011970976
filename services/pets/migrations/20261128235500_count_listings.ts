import { createRunningCounts } from '@paltu/persistence';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await createRunningCounts(knex, {
    table: 'listings',
    isCounted: 'is_published',
    columns: ['status', 'species', 'adoption_type', 'city_id'],
  });
  // Nothing else was read from it.
  await knex.raw('drop index listings_published_stats');
};
