import type { Knex } from 'knex';

/** A projection of pets.pet.v1: it can be emptied and read again at any time. `status` is what admins see: what pets says, or what was decided since. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table reviews (
      pet_id uuid primary key,
      version bigint not null,
      content_version integer not null,
      pet jsonb not null,
      standing text not null check (standing in ('pending', 'approved', 'rejected')),
      status text not null check (status in ('pending', 'approved', 'rejected')),
      reason text not null,
      previous jsonb,
      submitted_at timestamptz not null,
      is_deleted boolean not null)`);
  await knex.raw('create index reviews_by_status on reviews (status, submitted_at, pet_id) where not is_deleted');
  await knex.raw('create index reviews_by_time on reviews (submitted_at, pet_id) where not is_deleted');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table reviews');
};
