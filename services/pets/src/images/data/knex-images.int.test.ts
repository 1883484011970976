import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId, systemClock } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { aPendingListing } from '../../../test/listing-builders.ts';
import { openPetsDatabase } from '../../../test/running-pets.ts';
import { knexListingRepository } from '../../listings/data/knex-listing-repository.ts';
import type { ListingId } from '../../listings/domain/listing.ts';
import type { ImageId } from '../domain/image.ts';
import { imagesContract } from './images-contract.ts';
import { knexImageClaims } from './knex-image-claims.ts';
import { knexImages } from './knex-images.ts';

let database: Knex;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await openPetsDatabase());
});
afterAll(() => close());

const listingExists = async (trx: Knex.Transaction, id: string): Promise<void> => {
  const listings = knexListingRepository(trx);
  if ((await listings.find(id as ListingId)) === undefined) await listings.add(aPendingListing({ id: id as ListingId }));
};

describe('images in PostgreSQL', () => {
  imagesContract(async () => ({
    images: knexImages(database),
    withClaims: (listingId, work) =>
      runTransaction(database, async (trx) => {
        await listingExists(trx, listingId);
        return work(knexImageClaims(trx, systemClock));
      }),
    publish: async (listingId) => {
      await database('listings').where({ id: listingId }).update({ approval_status: 'approved' });
    },
    close: async () => {
      await database.raw('truncate listings, images');
    },
  }));
});

test('an image that is being claimed while the sweep runs stays; when the claim fails, the next sweep takes it', async () => {
  const images = knexImages(database);
  const id = randomUUID() as ImageId;
  const [ownerId, listingId] = [newId(), newId()];
  await images.add([{ id, ownerId, width: 1, height: 1, uploadedAt: new Date(0) }]);
  const sweep = () => images.removeUnusedSince(new Date(), 10, new Date());

  const failing = runTransaction(database, async (trx) => {
    await knexImageClaims(trx, systemClock).claim([id], { ownerId, listingId });
    expect(await sweep()).toBe(0);
    throw new Error('the claim fails');
  });
  await expect(failing).rejects.toThrow('the claim fails');
  expect(await sweep()).toBe(1);
  const late = await runTransaction(database, (trx) => knexImageClaims(trx, systemClock).claim([id], { ownerId, listingId }));
  expect(late).toBeUndefined();
});

test('two requests that name the same images in opposite order wait for each other and never in a circle', async () => {
  const images = knexImages(database);
  const ownerId = newId();
  // Far more than a listing can have, so that the two would meet half-way.
  for (let round = 0; round < 8; round += 1) {
    const ids = Array.from({ length: 1_000 }, () => randomUUID() as ImageId);
    await images.add(ids.map((id) => ({ id, ownerId, width: 1, height: 1, uploadedAt: new Date() })));
    const claimIn = (order: ImageId[]) =>
      runTransaction(database, async (trx) => {
        const listingId = newId();
        await listingExists(trx, listingId);
        return knexImageClaims(trx, systemClock).claim(order, { ownerId, listingId });
      });
    const won = await Promise.all([claimIn(ids), claimIn(ids.toReversed()), claimIn(ids), claimIn(ids.toReversed())]);
    expect(won.filter((claimed) => claimed !== undefined)).toHaveLength(1);
  }
});
