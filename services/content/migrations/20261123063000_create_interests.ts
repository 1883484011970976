import { createSaltsTable, dropSaltsTable } from '@paltu/persistence';
import type { Knex } from 'knex';

const statements = [
  `create table interests (
     id text primary key,
     article_slug text not null,
     author_id uuid,
     version bigint not null,
     likes integer not null check (likes >= 0),
     views integer not null check (views >= 0)) with (fillfactor = 70)`,
  `create table likes (
     member_id uuid not null,
     thing_id text not null references interests (id),
     article_slug text not null,
     liked_at timestamptz not null,
     primary key (member_id, article_slug, thing_id))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
  await createSaltsTable(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  await dropSaltsTable(knex);
  await knex.raw('drop table if exists likes, interests');
};
