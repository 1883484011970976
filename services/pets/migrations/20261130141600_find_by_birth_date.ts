import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = async (knex: Knex): Promise<void> => {
  await buildIndexes(knex, {
    listings_published_by_birth: 'listings (born_on, created_at desc, id desc) where is_published',
    listings_to_reckon: 'listings (id) where aged_as is distinct from age',
  });
  await knex.raw('drop index concurrently if exists listings_published_by_age');
};
