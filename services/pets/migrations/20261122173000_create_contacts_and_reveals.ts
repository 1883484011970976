import { createContactsTable, dropContactsTable } from '@paltu/projections';
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await createContactsTable(knex);
  await knex.raw(`create table phone_reveals (
    id uuid primary key,
    listing_id uuid not null,
    owner_id uuid not null,
    member_id uuid not null,
    revealed_at timestamptz not null)`);
  await knex.raw('create index phone_reveals_of_owner on phone_reveals (owner_id, revealed_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists phone_reveals');
  await dropContactsTable(knex);
}
