import type { Knex } from 'knex';
import type { KnexReviewOptions } from './knex-review-store.ts';

const summaries = (things: string): string =>
  `alter table ${things}
     add column rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
     add column reviews integer not null default 0 check (reviews >= 0),
     add column rating_sum integer not null default 0 check (rating_sum >= 0),
     add column review_version bigint not null default 0`;

/**
 * For a migration of a service whose things are named by a uuid and have a column `owner_id`: the tables of their reviews, and what these come
 * to as columns of the things, which lists are ordered by.
 */
export const createReviewTables = async (knex: Knex, { things, table = 'reviews' }: KnexReviewOptions): Promise<void> => {
  await knex.raw(summaries(things));
  await knex.raw(`create table ${table} (
    id uuid primary key,
    thing_id uuid not null references ${things} (id),
    author_id uuid not null,
    version bigint not null,
    rating smallint not null check (rating between 1 and 5),
    comment text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null)`);
  await knex.raw(`create unique index ${table}_one_of_author on ${table} (thing_id, author_id)`);
  await knex.raw(`create index ${table}_of_thing on ${table} (thing_id, updated_at desc, id desc)`);
  await knex.raw(`create index ${table}_praise on ${table} (updated_at desc, id desc) where rating = 5 and comment <> ''`);
  await knex.raw(`create index ${table}_of_author on ${table} (author_id, created_at, id)`);
  await knex.raw(`create table removed_${table} (id uuid primary key, thing_id uuid not null, author_id uuid not null)`);
};
