import { addHiddenReviews } from '@paltu/reviews';
import type { Knex } from 'knex';

export const up = (knex: Knex): Promise<void> => addHiddenReviews(knex);
