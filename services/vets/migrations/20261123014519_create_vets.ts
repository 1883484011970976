import { createPictureTables, dropPictureTables } from '@paltu/pictures';
import type { Knex } from 'knex';

/** Each with the columns that a list by it is read and counted in. */
const filters = ['city_id', 'specialty', 'emergency', 'home_visit', 'telemedicine', 'featured'];

const orders: Readonly<Record<string, string>> = {
  rating: 'rating desc, id desc',
  newest: 'created_at desc, id desc',
  name: 'name collate "und-x-icu", id',
  fee: 'consultation_fee, id',
};

const statements = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists btree_gist`,
  `create extension if not exists cube`,
  // Beside the document stand what it is found by, and what other slices count.
  `create table vets (
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
     search_text text not null,
     place cube not null,
     created_at timestamptz not null,
     rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
     reviews integer not null default 0 check (reviews >= 0),
     patients integer not null default 0 check (patients >= 0))`,
  `create unique index vets_one_of_owner on vets (owner_id)`,
  ...Object.entries(orders).map(([name, order]) => `create index vets_public_by_${name} on vets (${order}) where is_public`),
  ...filters.map((column) => `create index vets_public_by_${column} on vets (${column}, rating desc, id desc) where is_public`),
  `create index vets_public_search on vets using gin (search_text gin_trgm_ops) where is_public`,
  `create index vets_public_by_place on vets using gist (place) where is_public`,

  `create table slots (
     id uuid primary key,
     vet_id uuid not null references vets (id),
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     is_booked boolean not null,
     constraint slots_never_overlap exclude using gist (vet_id with =, tstzrange(starts_at, ends_at) with &&))`,
  `create index slots_of_vet on slots (vet_id, starts_at)`,
  `create index slots_free on slots (starts_at, vet_id) where not is_booked`,

  `create table presences (id uuid primary key, version bigint not null, is_away boolean not null)`,
];

export const up = async (knex: Knex): Promise<void> => {
  await createPictureTables(knex);
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists presences, slots, vets');
  await dropPictureTables(knex);
};
