import type { Knex } from 'knex';

const statements = [
  `create table comments (
     id uuid primary key,
     version integer not null check (version >= 1),
     article_slug text not null,
     parent_id uuid references comments (id),
     parent_author_id uuid,
     author_id uuid not null,
     content text not null,
     created_at timestamptz not null,
     removed_at timestamptz,
     replies integer not null check (replies >= 0),
     check ((parent_id is null) = (parent_author_id is null)),
     check ((removed_at is null) = (content <> '')))`,
  `create index comments_of_article on comments (article_slug, created_at desc, id desc)
     where parent_id is null and (removed_at is null or replies > 0)`,
  `create index comments_of_parent on comments (parent_id, created_at, id) where removed_at is null`,
  `create index comments_of_author on comments (author_id, created_at, id) where removed_at is null`,

  `create table comment_counts (article_slug text primary key, comments integer not null check (comments >= 0))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists comment_counts, comments');
};
