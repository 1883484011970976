import type { Knex } from 'knex';

/** Which animals it is for. Lists are narrowed by `document`, which has them too. Whether they are a guess is null while they are to be guessed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw("alter table accessories add column for_species text[] not null default '{}', add column for_species_guessed boolean");
};
