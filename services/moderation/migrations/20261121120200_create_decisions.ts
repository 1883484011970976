import type { Knex } from 'knex';

/** The audit trail: written by admins' decisions, never emptied. Events only tell what became of one (`outcome`). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table decisions (
      id uuid primary key,
      pet_id uuid not null,
      number integer not null check (number > 0),
      action text not null check (action in ('approve', 'reject')),
      content_version integer not null check (content_version > 0),
      reason text,
      decided_by uuid not null,
      decided_at timestamptz not null,
      is_own_listing boolean not null,
      outcome text not null check (outcome in ('pending', 'applied', 'superseded')),
      check ((action = 'reject') = (reason is not null)),
      unique (pet_id, number))`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table decisions');
};
