import type { Knex } from 'knex';

const published = `approval_status = 'approved' and deleted_at is null`;

const statements = [
  `create extension if not exists pg_trgm`,
  `create table listings (
     id uuid primary key,
     owner_id uuid not null,
     version bigint not null check (version >= 1),
     content_version integer not null check (content_version between 1 and version),
     name text not null,
     species text not null,
     breed text not null,
     age text not null,
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
     featured boolean not null,
     approval_status text not null check (approval_status in ('pending', 'approved', 'rejected')),
     rejection_reason text not null,
     decisions text[] not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     submitted_at timestamptz not null,
     deleted_at timestamptz,
     check (adoption_type <> 'Adoption' or price = 0),
     check (adoption_type <> 'Sale' or price > 0))`,
  `create index listings_published_newest on listings (created_at desc, id desc) where ${published}`,
  `create index listings_published_by_species on listings (species, created_at desc, id desc) where ${published}`,
  `create index listings_published_by_city on listings (city_id, created_at desc, id desc) where ${published}`,
  `create index listings_published_by_species_and_city on listings (species, city_id, created_at desc, id desc) where ${published}`,
  `create index listings_published_by_adoption_type on listings (adoption_type, created_at desc, id desc) where ${published}`,
  `create index listings_published_by_price on listings (price, id) where ${published}`,
  `create index listings_published_by_name on listings (name collate "und-x-icu", id) where ${published}`,
  `create index listings_published_breed on listings using gin (breed gin_trgm_ops) where ${published}`,
  `create index listings_of_owner on listings (owner_id, created_at desc, id desc) where deleted_at is null`,

  `create table images (
     id uuid primary key,
     owner_id uuid not null,
     listing_id uuid references listings (id) deferrable initially deferred,
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     uploaded_at timestamptz not null,
     removed_at timestamptz)`,
  `create index images_unused on images (uploaded_at) where listing_id is null and removed_at is null`,
  `create index images_unused_of_owner on images (owner_id) where listing_id is null and removed_at is null`,
  `create index images_removed on images (removed_at) where removed_at is not null`,

  `create table owners (
     id uuid primary key,
     version bigint not null,
     first_name text not null,
     last_name text not null,
     verified boolean not null)`,
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of statements) await knex.raw(statement);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists owners, images, listings');
}
