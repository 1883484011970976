import { createEventTables } from '@paltu/events';
import { createIdempotencyKeysTable } from '@paltu/idempotency';
import { createLikesTables } from '@paltu/interests';
import { createSaltsTable } from '@paltu/persistence';
import { createPaperTables, createPictureTables } from '@paltu/pictures';
import { createContactsTable, createMembersTable } from '@paltu/projections';
import { createWordTables } from '@paltu/search/postgres';
import type { Knex } from 'knex';

const listings = `
  create table listings (
    id uuid primary key,
    owner_id uuid not null,
    version bigint not null check (version >= 1),
    content_version integer not null check (content_version between 1 and version),
    name text not null,
    species text not null,
    breed text not null,
    age text not null,
    age_months integer,
    gender text not null,
    color text not null,
    size text not null,
    weight text not null,
    description text not null,
    health_status text not null,
    vaccinated boolean not null,
    neutered boolean not null,
    microchipped boolean not null,
    special_needs text not null,
    adoption_type text not null check (adoption_type in ('Adoption', 'Sale', 'Trial')),
    price integer not null check (price between 0 and 100000000),
    city_id text not null,
    status text not null check (status in ('Available', 'Pending', 'Adopted')),
    urgent boolean not null,
    experience text not null,
    home_type text not null,
    children boolean not null,
    other_pets boolean not null,
    tags text[] not null,
    personality text[] not null,
    good_with text[] not null,
    training_level text not null,
    reason_for_rehoming text not null,
    pictures jsonb not null check (jsonb_array_length(pictures) <= 10),
    papers jsonb not null,
    reservation jsonb,
    adoption_version integer not null,
    featured boolean not null,
    approval_status text not null check (approval_status in ('pending', 'approved', 'rejected')),
    rejection_reason text not null,
    decisions text[] not null,
    is_published boolean not null,
    is_owner_away boolean not null,
    document tsvector not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    submitted_at timestamptz not null,
    approved_at timestamptz,
    deleted_at timestamptz,
    check (adoption_type <> 'Adoption' or price = 0),
    check (adoption_type <> 'Sale' or price > 0))`;

/** Each a filter: a list by any one of them is read in its order, and counted, without looking at the rows that it leaves out. */
const filters: Readonly<Record<string, string>> = {
  species: 'species',
  city: 'city_id',
  species_and_city: 'species, city_id',
  adoption_type: 'adoption_type',
  age: 'age_months',
  gender: 'gender',
  size: 'size',
  vaccinated: 'vaccinated',
  urgent: 'urgent',
  featured: 'featured',
};

/** What everybody may see, in the orders in which it is listed and by what it is found. */
const published: Readonly<Record<string, string>> = {
  newest: '(created_at desc, id desc)',
  by_price: '(price, id)',
  by_name: '(name collate "und-x-icu", id)',
  ...Object.fromEntries(Object.entries(filters).map(([name, columns]) => [`by_${name}`, `(${columns}, created_at desc, id desc)`])),
  breed: 'using gin (breed gin_trgm_ops)',
  document: 'using gin (document)',
  stats: '(status, species, adoption_type, city_id)',
};

const sentBack = "approval_status = 'rejected'";

const listingIndexes = [
  ...Object.entries(published).map(
    ([name, columns]) => `create index listings_published_${name} on listings ${columns} where is_published`,
  ),
  `create index listings_of_owner on listings (owner_id, created_at desc, id desc) where deleted_at is null`,
  `create index listings_of_owner_sent_back on listings (owner_id, (${sentBack}) desc, created_at desc, id desc) where deleted_at is null`,
  `create index listings_pending_of_owner on listings (owner_id) where approval_status = 'pending' and deleted_at is null`,
  `create index listings_rejected_with_pictures on listings (updated_at) where ${sentBack} and deleted_at is null and pictures <> '[]'::jsonb`,
];

const owners = [
  `create table away_owners (owner_id uuid primary key, version bigint not null, is_away boolean not null)`,
  `create table phone_reveals (
     id uuid primary key,
     listing_id uuid not null,
     owner_id uuid not null,
     member_id uuid not null,
     revealed_at timestamptz not null)`,
  `create index phone_reveals_of_owner on phone_reveals (owner_id, revealed_at)`,
  // Old ones are forgotten, and a member takes along those that are about them.
  `create index phone_reveals_by_age on phone_reveals (revealed_at)`,
  `create index phone_reveals_of_member on phone_reveals (member_id)`,
];

/** A projection of moderation.rule.v1: those rules for listings that ever were switched. */
const rules = `create table rules (id text primary key, version bigint not null, is_off boolean not null)`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create extension if not exists pg_trgm');
  await createEventTables(knex);
  await createMembersTable(knex);
  await createContactsTable(knex);
  await createPictureTables(knex);
  await createPaperTables(knex);
  await createIdempotencyKeysTable(knex);
  await createLikesTables(knex);
  await createSaltsTable(knex);
  for (const statement of [listings, ...listingIndexes, ...owners, rules]) await knex.raw(statement);
  await createWordTables(knex, { table: 'listings', document: 'document', isShown: 'is_published' });
};
