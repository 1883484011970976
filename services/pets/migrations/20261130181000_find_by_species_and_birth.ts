import { buildIndexes, withoutTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';

export const config = withoutTransaction;

export const up = async (knex: Knex): Promise<void> => {
  // Of unpublished ones too: PostgreSQL never brings two indexes with the same condition together, and that of documents is of published ones.
  await buildIndexes(knex, { listings_by_species_and_birth: 'listings (species, born_on)' });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index concurrently if exists listings_by_species_and_birth');
};
