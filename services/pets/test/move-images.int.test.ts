import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { down, up } from '../migrations/20261122000000_move_images_to_pictures.ts';
import { knexListingRepository } from '../src/listings/data/knex-listing-repository.ts';
import type { Listing } from '../src/listings/domain/listing.ts';
import { remove } from '../src/listings/domain/owner-decisions.ts';
import { anApprovedListing, aPendingListing, nextDay } from './listing-builders.ts';
import { openPetsDatabase } from './running-pets.ts';

let database: Knex;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await openPetsDatabase());
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

test('pictures of the table `images` are moved as they are, public where their listing is, and can be moved back', async () => {
  await down(database);
  const [published, pending, deleted] = [anApprovedListing(), aPendingListing(), remove(anApprovedListing(), nextDay).listing];
  for (const listing of [published, pending, deleted]) await runTransaction(database, (trx) => knexListingRepository(trx).add(listing));
  const images = [row(published), row(published), row(pending), row(deleted, { removed_at: nextDay }), row(null)];
  await database('images').insert(images);

  await up(database);
  const moved = images.map(({ owner_id, listing_id, uploaded_at, ...image }) => ({
    ...image,
    member_id: owner_id,
    used_by: listing_id,
    is_public: listing_id === published.id,
    sent_at: uploaded_at,
  }));
  expect(await database('pictures').orderBy('id')).toEqual(moved.sort((left, right) => (left.id < right.id ? -1 : 1)));
  expect(await database.schema.hasTable('images')).toBe(false);

  await down(database);
  expect(await database('images').orderBy('id')).toEqual(images.sort((left, right) => (left.id < right.id ? -1 : 1)));
  await up(database);
});
