import { createEventTables } from '@paltu/events';
import { createLikesTables } from '@paltu/interests';
import { createPaperTables, createPictureTables } from '@paltu/pictures';
import { createContactsTable, createMembersTable, createPresencesTable } from '@paltu/projections';
import { createReviewTables } from '@paltu/reviews';
import { createWordTables } from '@paltu/search/postgres';
import type { Knex } from 'knex';

/** Each with the columns that a list by it is read and counted in. */
const filters = ['city_id', 'specialty', 'emergency', 'home_visit', 'telemedicine', 'featured'];

const orders: Readonly<Record<string, string>> = {
  rating: 'rating desc, id desc',
  newest: 'created_at desc, id desc',
  name: 'name collate "und-x-icu", id',
  fee: 'consultation_fee, id',
};

/** Beside the document stand what it is found by, and what other slices count. */
const vets = `
  create table vets (
    id uuid primary key,
    owner_id uuid not null,
    document jsonb not null,
    name text not null,
    city_id text not null,
    specialty text not null,
    consultation_fee integer not null check (consultation_fee between 0 and 100000000),
    emergency boolean not null,
    home_visit boolean not null,
    telemedicine boolean not null,
    featured boolean not null,
    is_public boolean not null,
    found_by tsvector not null,
    place cube not null,
    created_at timestamptz not null,
    verified_until date,
    patients integer not null default 0 check (patients >= 0))`;

const vetIndexes = [
  `create unique index vets_one_of_owner on vets (owner_id)`,
  ...Object.entries(orders).map(([name, order]) => `create index vets_public_by_${name} on vets (${order}) where is_public`),
  ...filters.map((column) => `create index vets_public_by_${column} on vets (${column}, rating desc, id desc) where is_public`),
  `create index vets_public_found_by on vets using gin (found_by) where is_public`,
  `create index vets_public_by_place on vets using gist (place) where is_public`,
  `create index vets_verified_until on vets (verified_until) where verified_until is not null`,
];

const slots = [
  `create table slots (
     id uuid primary key,
     vet_id uuid not null references vets (id),
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     is_booked boolean not null,
     constraint slots_never_overlap exclude using gist (vet_id with =, tstzrange(starts_at, ends_at) with &&))`,
  `create index slots_of_vet on slots (vet_id, starts_at)`,
  `create index slots_free on slots (starts_at, vet_id) where not is_booked`,

  // When the last free slot of each day in Pakistan begins. A trigger keeps it.
  `create table free_days (
     vet_id uuid not null,
     begins_at timestamptz not null,
     last_free_at timestamptz not null,
     primary key (vet_id, begins_at) include (last_free_at))`,
  `create index free_days_of_day on free_days (begins_at, last_free_at, vet_id)`,
  // A slot stays on its day; who changes slots holds their vet.
  `create function keep_free_day() returns trigger language plpgsql as $$
  declare
    changed slots := case when tg_op = 'DELETE' then old else new end;
    begins timestamptz := date_trunc('day', changed.starts_at, 'Asia/Karachi');
    latest timestamptz := (
      select max(starts_at) from slots
      where vet_id = changed.vet_id and not is_booked and starts_at >= begins and starts_at < begins + interval '24 hours');
  begin
    if latest is null then
      delete from free_days where vet_id = changed.vet_id and begins_at = begins;
    else
      insert into free_days (vet_id, begins_at, last_free_at) values (changed.vet_id, begins, latest)
      on conflict (vet_id, begins_at) do update set last_free_at = excluded.last_free_at;
    end if;
    return null;
  end $$`,
  `create trigger keep_free_day after insert or update or delete on slots for each row execute function keep_free_day()`,
];

const appointments = [
  `create table appointments (
     id uuid primary key,
     vet_id uuid not null references vets (id),
     vet_owner_id uuid not null,
     guest_id uuid not null check (guest_id <> vet_owner_id),
     slot_id uuid not null,
     status text not null check (status in ('booked', 'cancelled', 'completed', 'no-show')),
     starts_at timestamptz not null,
     next_due_at timestamptz,
     document jsonb not null)`,
  `create unique index appointments_one_of_slot on appointments (slot_id) where status = 'booked'`,
  `create index appointments_of_guest on appointments (guest_id, starts_at, id)`,
  `create index appointments_of_guest_by_status on appointments (guest_id, status, starts_at, id)`,
  `create index appointments_of_owner on appointments (vet_owner_id, starts_at, id)`,
  `create index appointments_of_owner_by_status on appointments (vet_owner_id, status, starts_at, id)`,
  `create index appointments_of_vet on appointments (vet_id, status)`,
  `create index appointments_of_pair on appointments (vet_id, guest_id, status, starts_at)`,
  `create index appointments_due on appointments (next_due_at) where next_due_at is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const extension of ['btree_gist', 'cube']) await knex.raw(`create extension if not exists ${extension}`);
  await createEventTables(knex);
  await createMembersTable(knex);
  await createContactsTable(knex);
  await createPresencesTable(knex);
  await createPictureTables(knex);
  await createPaperTables(knex);
  await knex.raw(vets);
  await createReviewTables(knex, { things: 'vets' });
  for (const statement of [...vetIndexes, ...slots, ...appointments]) await knex.raw(statement);
  await createWordTables(knex, { table: 'vets', document: 'found_by', isShown: 'is_public' });
  await createLikesTables(knex);
  await knex.raw('alter table interests add foreign key (id) references vets (id)');
};
