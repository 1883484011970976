import type { Knex } from 'knex';

const statements = [
  // Which animals it is for. Lists are narrowed by `document`, which has them too. Whether they are a guess is null while they are to be guessed.
  `alter table accessories add column for_species text[] not null default '{}', add column for_species_guessed boolean`,
  // None is left once a job has guessed.
  `create index accessories_to_guess on accessories (id) where for_species_guessed is null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
