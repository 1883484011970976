import type { Knex } from 'knex';

const statements = [
  `create table counted_things (
     kind text not null,
     id uuid not null,
     version bigint not null,
     counted integer not null check (counted between 0 and 1),
     failed integer not null check (failed between 0 and 1),
     hours integer not null check (hours >= 0),
     primary key (kind, id))`,

  // What the rows of a kind come to: a page that everybody opens cannot count them each time.
  `create table totals (
     kind text primary key,
     counted bigint not null default 0 check (counted >= 0),
     failed bigint not null default 0 check (failed >= 0),
     hours bigint not null default 0 check (hours >= 0))`,
  `insert into totals (kind) values ('pets'), ('adoptions'), ('users'), ('vets')`,

  `create table testimonials (
     id uuid primary key,
     version bigint not null,
     vet_id uuid not null,
     author_id uuid not null,
     comment text not null,
     said_at timestamptz not null)`,
  `create index newest_testimonials on testimonials (said_at desc, id desc) where comment <> ''`,

  `create table praised_vets (id uuid primary key, version bigint not null, name text not null, city_id text not null)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists praised_vets, testimonials, totals, counted_things');
};
