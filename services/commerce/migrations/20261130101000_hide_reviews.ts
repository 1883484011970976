import { addHiddenReviews } from '@paltu/reviews';
import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  for (const table of ['store_reviews', 'accessory_reviews']) await addHiddenReviews(knex, table);
};
