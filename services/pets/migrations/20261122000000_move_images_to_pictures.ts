import { createPictureTables, dropPictureTables } from '@paltu/pictures';
import type { Knex } from 'knex';

const isUnused = 'listing_id is null and removed_at is null';

const fromImages = `
  insert into pictures (id, member_id, used_by, is_public, width, height, sent_at, removed_at)
  select images.id, images.owner_id, images.listing_id,
    coalesce(listings.approval_status = 'approved' and listings.deleted_at is null, false),
    images.width, images.height, images.uploaded_at, images.removed_at
  from images left join listings on listings.id = images.listing_id`;

const toImages = [
  `create table images (
     id uuid primary key,
     owner_id uuid not null,
     listing_id uuid references listings (id) deferrable initially deferred,
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     uploaded_at timestamptz not null,
     removed_at timestamptz)`,
  `insert into images (id, owner_id, listing_id, width, height, uploaded_at, removed_at)
   select id, member_id, used_by, width, height, sent_at, removed_at from pictures`,
  `create index images_unused on images (uploaded_at) where ${isUnused}`,
  `create index images_unused_of_owner on images (owner_id) where ${isUnused}`,
  `create index images_removed on images (removed_at) where removed_at is not null`,
];

export async function up(knex: Knex): Promise<void> {
  await createPictureTables(knex);
  await knex.raw(fromImages);
  await knex.raw('drop table images');
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of toImages) await knex.raw(statement);
  await dropPictureTables(knex);
}
