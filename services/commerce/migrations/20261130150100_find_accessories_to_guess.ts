import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = async (knex: Knex): Promise<void> => {
  // Only of removed products is it null once a job has guessed.
  await buildIndexes(knex, { accessories_to_guess: 'accessories (id) where for_species_guessed is null and removed_at is null' });
};
