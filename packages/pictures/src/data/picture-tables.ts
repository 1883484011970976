import type { Knex } from 'knex';

const isUnused = 'used_by is null and removed_at is null';

const statements = [
  `create table pictures (
     id uuid primary key,
     member_id uuid not null,
     used_by uuid,
     is_public boolean not null default false check (not is_public or used_by is not null),
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     bytes bigint not null check (bytes >= 0),
     sent_at timestamptz not null,
     removed_at timestamptz)`,
  `create index pictures_used on pictures (used_by) where used_by is not null`,
  `create index pictures_unused on pictures (sent_at) where ${isUnused}`,
  `create index pictures_unused_of_member on pictures (member_id) where ${isUnused}`,
  `create index pictures_removed on pictures (removed_at) where removed_at is not null`,
  `create index pictures_of_member on pictures (member_id) include (bytes)`,
];

/** Creates what a service needs to keep pictures: call it in a migration of the service. */
export const createPictureTables = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
