import type { Knex } from 'knex';

const searches = [
  `create table saved_searches (
     id uuid primary key,
     member_id uuid not null,
     name text not null,
     filters jsonb not null,
     filters_key text not null,
     frequency text not null check (frequency in ('daily', 'weekly')),
     paused_at timestamptz,
     saved_at timestamptz not null,
     places text[] not null,
     breeds text[],
     genders text[],
     sizes text[],
     adoption_types text[],
     min_price integer,
     max_price integer,
     min_age integer,
     max_age integer,
     vaccinated boolean,
     urgent boolean,
     query tsquery,
     constraint saved_searches_once unique (member_id, filters_key))`,
  // By species and city: a pet that is listed is compared with the searches of these alone.
  `create index saved_searches_by_place on saved_searches using gin (places) with (fastupdate = off) where paused_at is null`,

  // What was listed since somebody followed it, as its digests show it.
  `create table listed_pets (
     id uuid primary key,
     name text not null,
     breed text not null,
     age text not null,
     city_id text not null,
     is_open boolean not null)`,

  // A pet is found once for each search; what was in a digest stays, so that it is in no other.
  `create table search_matches (
     search_id uuid not null references saved_searches (id) on delete cascade,
     pet_id uuid not null references listed_pets (id) on delete cascade,
     member_id uuid not null,
     due_at timestamptz not null,
     taken_at timestamptz,
     digest_id uuid,
     primary key (search_id, pet_id))`,
  `create index search_matches_of_pet on search_matches (pet_id)`,
  `create index search_matches_due on search_matches (due_at) where taken_at is null`,
  `create index search_matches_of_member on search_matches (member_id, due_at) where taken_at is null`,
  `create index search_matches_of_digest on search_matches (digest_id) where digest_id is not null`,
  `create index search_matches_taken on search_matches (taken_at) where taken_at is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of searches) await knex.raw(statement);
};
