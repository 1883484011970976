import { createPaperTables, createPictureTables } from '@paltu/pictures';
import { createReviewTables } from '@paltu/reviews';
import { createWordTables } from '@paltu/search/postgres';
import type { Knex } from 'knex';

/** Each with the columns that a list by it is read and counted in. */
const filters = ['type', 'city_id', 'featured'];

const orders: Readonly<Record<string, string>> = {
  rating: 'rating desc, id desc',
  name: 'name collate "und-x-icu", id',
  products: 'products desc, id desc',
  newest: 'created_at desc, id desc',
};

const statements = [
  `create extension if not exists cube`,
  // Beside what its owner writes stand what it is found by, and what other slices count.
  `create table stores (
     id uuid primary key,
     owner_id uuid not null,
     version integer not null,
     name text not null,
     type text not null,
     description text not null,
     address text not null,
     city_id text not null,
     own_place jsonb,
     hours text not null,
     services text[] not null,
     features text[] not null,
     image jsonb,
     banner jsonb,
     featured boolean not null,
     verified boolean not null,
     hidden boolean not null,
     registered boolean not null,
     hidden_reason text not null,
     decided_up_to integer not null,
     verification jsonb not null,
     verified_until text,
     is_active boolean not null,
     is_owner_away boolean not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     is_public boolean not null,
     document tsvector not null,
     place cube not null,
     products integer not null default 0 check (products >= 0),
     customers integer not null default 0 check (customers >= 0))`,
];

const indexes = [
  `create unique index stores_one_of_owner on stores (owner_id)`,
  ...Object.entries(orders).map(([name, order]) => `create index stores_public_by_${name} on stores (${order}) where is_public`),
  ...filters.map((column) => `create index stores_public_by_${column} on stores (${column}, rating desc, id desc) where is_public`),
  `create index stores_public_document on stores using gin (document) where is_public`,
  `create index stores_public_by_place on stores using gist (place) where is_public`,
  `create index stores_verified_until on stores (verified_until) where verified_until is not null`,
  `create table store_counts (
     kind text not null,
     name text not null,
     count integer not null,
     primary key (kind, name))`,
  `create index store_counts_by_count on store_counts (kind, count desc, name)`,
];

const reviews = { things: 'stores', table: 'store_reviews' };
const words = { table: 'stores', document: 'document', isShown: 'is_public', prefix: 'store_' };

export const up = async (knex: Knex): Promise<void> => {
  await createPictureTables(knex);
  await createPaperTables(knex);
  for (const statement of statements) await knex.raw(statement);
  await createReviewTables(knex, reviews);
  for (const statement of indexes) await knex.raw(statement);
  await createWordTables(knex, words);
};
