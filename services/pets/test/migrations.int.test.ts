import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { openServiceDatabase } from '@paltu/testing/service';
import type { Knex } from 'knex';
import * as moveImages from '../migrations/20261122000000_move_images_to_pictures.ts';
import * as renameOwners from '../migrations/20261122050000_rename_owners_to_members.ts';
import * as keepPublished from '../migrations/20261122050100_keep_whether_published.ts';
import * as keepDocuments from '../migrations/20261126200000_keep_documents_for_search.ts';
import { knexListingRepository } from '../src/listings/data/knex-listing-repository.ts';
import { toRow } from '../src/listings/data/listing-row.ts';
import type { Listing } from '../src/listings/domain/listing.ts';
import { remove } from '../src/listings/domain/owner-decisions.ts';
import { anApprovedListing, aPendingListing, nextDay } from './listing-builders.ts';

let database: Knex;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openServiceDatabase('pets'));
});
afterAll(() => close());

const row = (listing: Listing | null, overrides: object = {}) => ({
  id: randomUUID(),
  owner_id: newId(),
  listing_id: listing?.id ?? null,
  width: 600,
  height: 400,
  uploaded_at: nextDay,
  removed_at: null as Date | null,
  ...overrides,
});

const addListings = async () => {
  const all = { published: anApprovedListing(), pending: aPendingListing(), deleted: remove(anApprovedListing(), nextDay).state };
  for (const listing of Object.values(all)) await runTransaction(database, (trx) => knexListingRepository(trx).add(listing));
  return all;
};

test('pictures of the table `images` are moved as they are, public where their listing is, and can be moved back', async () => {
  await moveImages.down(database);
  const { published, pending, deleted } = await addListings();
  const images = [row(published), row(published), row(pending), row(deleted, { removed_at: nextDay }), row(null)];
  await database('images').insert(images);

  await moveImages.up(database);
  const moved = images.map(({ owner_id, listing_id, uploaded_at, ...image }) => ({
    ...image,
    member_id: owner_id,
    used_by: listing_id,
    is_public: listing_id === published.id,
    sent_at: uploaded_at,
  }));
  expect(await database('pictures').orderBy('id')).toEqual(moved.sort((left, right) => (left.id < right.id ? -1 : 1)));
  expect(await database.schema.hasTable('images')).toBe(false);

  await moveImages.down(database);
  expect(await database('images').orderBy('id')).toEqual(images.sort((left, right) => (left.id < right.id ? -1 : 1)));
  await moveImages.up(database);
});

test('owners become members, and their consumer goes on where it was', async () => {
  await renameOwners.down(database);
  const owner = { id: newId(), version: 3, first_name: 'علی', last_name: 'Raza' };
  const offset = { consumer: 'pets.owners', topic: 'auth.user.v1', partition: 0, next_offset: 42 };
  await database('owners').insert({ ...owner, verified: true });
  await database('consumer_offsets').insert(offset);
  await renameOwners.up(database);
  expect(await database('members')).toEqual([{ ...owner, is_verified: true, picture: null }]);
  expect(await database('consumer_offsets')).toMatchObject([{ ...offset, consumer: 'pets.members' }]);
});

const addListingsWithoutFlag = async () => {
  const listings = [anApprovedListing(), aPendingListing(), remove(anApprovedListing(), nextDay).state];
  const rows = listings.map((listing) => {
    const { is_published: _published, document: _document, ...row } = toRow(listing);
    return row;
  });
  await database('listings').insert(rows);
  return { ids: listings.map(({ id }) => id), publishedId: listings[0]?.id };
};

test('of every listing is kept whether it is published', async () => {
  await keepDocuments.down(database);
  await keepPublished.down(database);
  const all = await addListingsWithoutFlag();
  await keepPublished.up(database);
  await keepDocuments.up(database);
  const rows: { id: string }[] = await database('listings').where({ is_published: true }).whereIn('id', all.ids).select('id');
  expect(rows.map(({ id }) => id)).toEqual([all.publishedId]);
});
