import type { Knex } from 'knex';

// Not columns of listings: a row that is counted up many times a minute would take the lists' index-only reads with it.
const statements = [
  `create table interests (
     id uuid primary key,
     owner_id uuid not null,
     version bigint not null,
     likes integer not null check (likes >= 0),
     views integer not null check (views >= 0)) with (fillfactor = 70)`,
  `create table likes (
     member_id uuid not null,
     listing_id uuid not null references interests (id),
     liked_at timestamptz not null,
     primary key (member_id, listing_id))`,
  `create index likes_of_member on likes (member_id, liked_at desc, listing_id desc)`,
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of statements) await knex.raw(statement);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists likes, interests');
}
