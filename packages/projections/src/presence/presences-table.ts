import type { Knex } from 'knex';

/** For a migration of the service that uses `knexMemberPresence`. */
export const createPresencesTable = async (knex: Knex): Promise<void> => {
  await knex.raw('create table presences (id uuid primary key, version bigint not null, is_away boolean not null)');
};
