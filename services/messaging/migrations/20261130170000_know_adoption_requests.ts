import type { Knex } from 'knex';

/** Who asks for which pet: its owner may write to them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create table adoption_requests (
       id uuid primary key,
       version bigint not null,
       pet_id uuid not null,
       owner_id uuid not null,
       requester_id uuid not null,
       is_open boolean not null)`,
  );
};
