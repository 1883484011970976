import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = async (knex: Knex): Promise<void> => {
  const wasAway = `history @> '[{"code": "store-away"}]'`;
  await buildIndexes(knex, {
    parcels_of_suspended: `parcels (id) where status in ('placed', 'confirmed') and ${wasAway} and not is_hidden`,
  });
};
