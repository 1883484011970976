import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = (knex: Knex): Promise<void> =>
  buildIndexes(knex, {
    // Beside `reviews_by_time`: rules are tried on what is gone, too.
    reviews_out_of_sight: 'reviews (submitted_at, pet_id) where is_deleted or is_owner_away',
    decisions_by_rules: "decisions (decided_at) where rules <> '[]'::jsonb",
  });
