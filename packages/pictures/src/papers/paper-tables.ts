import type { Knex } from 'knex';

/** Creates what a service needs to keep papers: call it in a migration of the service. */
export const createPaperTables = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table papers (
    id uuid primary key,
    member_id uuid not null,
    used_by uuid,
    name text not null,
    size integer not null check (size > 0),
    format text not null,
    sent_at timestamptz not null,
    removed_at timestamptz)`);
  await knex.raw('create index papers_unused on papers (sent_at) where used_by is null and removed_at is null');
  await knex.raw('create index papers_removed on papers (removed_at) where removed_at is not null');
  await knex.raw('create index papers_of_member on papers (member_id) include (size)');
};
