import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { StoreVerificationStatus } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { until, type AStore } from './running-moderation.ts';
import { ifMatch, refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let moderation: RunningReviews;
beforeAll(async () => {
  moderation = await startReviews();
});
afterAll(() => moderation.stop());

const arrived = (id: string, version = 1) =>
  until(
    () => moderation.database('marked_things').where({ thing_id: id }).first(),
    (known) => Number(known?.version) === version,
  );
const listed = async (path: string) =>
  ((await moderation.asAdmin('GET', path)).body.data.things as { readonly id: string }[]).map(({ id }) => id);
const decide = (path: string, json: object, headers = {}) => moderation.asAdmin('PATCH', path, { json, headers });
const someStore = async (): Promise<AStore> => {
  const store = moderation.aStore(moderation.owner.userId);
  await store.publish();
  await arrived(store.id);
  return store;
};
const asks = async (store: AStore) => {
  const papers = [{ id: newId(), name: 'licence.pdf', size: 1_200 }];
  const asked = { number: 1, registrationNumber: 'NTN 1234567', validUntil: '2099-01-01', papers, askedAt: timestampFromDate(new Date()) };
  await store.publish({ verification: { ...asked, status: StoreVerificationStatus.WAITING } });
  await arrived(store.id, store.version);
};

test('a store whose tax number was checked is marked as registered, with the other marks of stores, and found by it', async () => {
  const { id } = await someStore();
  expect(await decide(`/stores/${id}/registered`, { registered: true })).toMatchObject({
    status: 200,
    body: {
      data: { thing: { kind: 'store', name: 'Paws & Co', about: ['Pet Store', 'Home delivery'], city: 'Karachi', registered: true } },
    },
  });
  expect(await decide(`/stores/${id}/featured`, { featured: true })).toMatchObject({ status: 200 });
  expect(await decide(`/stores/${id}/hidden`, { hidden: true, reason: 'Spam' })).toMatchObject({ status: 200 });
  expect(await listed('/stores?limit=100&mark=registered')).toContain(id);
  expect(await listed('/vets?limit=100')).not.toContain(id);
  expect(await moderation.asAdmin('GET', `/stores/${id}`)).toMatchObject({
    body: { data: { thing: { featured: true, hidden: true, registered: true, verified: false } } },
  });
  expect((await moderation.asAdmin('GET', `/stores/${id}/marks`)).body.data.history).toMatchObject([
    { mark: 'registered', set: true },
    { mark: 'featured', set: true },
    { mark: 'hidden', reason: 'Spam' },
  ]);
});

test('papers of a store are decided about as those of a vet', async () => {
  const store = await someStore();
  const verify = (json: object, seen = 1) => decide(`/stores/${store.id}/verified`, json, ifMatch(seen));
  expect(await decide(`/stores/${store.id}/verified`, { verified: true })).toMatchObject(refusal(409, 'verification.not-requested'));
  await asks(store);
  expect(await listed('/verifications?limit=100')).toContain(store.id);
  expect(await verify({ verified: true }, 2)).toMatchObject(refusal(412, 'verification.stale'));
  expect(await verify({ verified: true, seenStatus: 'waiting' })).toMatchObject({ status: 200 });
  expect(await verify({ verified: false, reason: 'Blurred', seenStatus: 'waiting' })).toMatchObject(
    refusal(409, 'verification.already-decided'),
  );
});

test('a product is featured and hidden; it has no city, no papers and no other marks', async () => {
  const id = await moderation.publishAccessory(moderation.owner.userId);
  await arrived(id);
  expect(await decide(`/accessories/${id}/featured`, { featured: true })).toMatchObject({ status: 200 });
  expect(await decide(`/accessories/${id}/hidden`, { hidden: true, reason: 'Unsafe' })).toMatchObject({ status: 200 });
  expect(await moderation.asAdmin('GET', `/accessories/${id}`)).toMatchObject({
    body: { data: { thing: { kind: 'accessory', about: ['Food & Treats'], city: '', featured: true, hidden: true } } },
  });
  expect((await moderation.asAdmin('GET', `/accessories/${id}/marks`)).body.data.history).toHaveLength(2);
  expect(await listed('/accessories?limit=100&mark=hidden')).toContain(id);
  expect((await moderation.asAdmin('GET', '/accessories?mark=verified')).body.errors).toMatchObject([{ path: 'mark' }]);
  expect((await decide(`/accessories/${id}/verified`, { verified: true })).status).toBe(404);
  expect(await moderation.asAdmin('GET', `/stores/${id}`)).toMatchObject(refusal(404, 'store.not-found'));
});

test('a product that waits for review is listed as that until an admin shows it, or gives the reason why not', async () => {
  const publish = async () => {
    const id = await moderation.publishAccessory(moderation.owner.userId, { hidden: true, waitsForReview: true });
    await arrived(id);
    return id;
  };
  const [good, bad] = [await publish(), await publish()];
  const waiting = () => listed('/accessories?limit=100&waiting=true');
  expect((await waiting()).sort()).toEqual([good, bad].sort());
  expect(await listed('/accessories?limit=100&waiting=true&sortBy=oldest')).toEqual((await waiting()).toReversed());
  expect(await decide(`/accessories/${good}/hidden`, { hidden: false })).toMatchObject({ status: 200 });
  const refused = await decide(`/accessories/${bad}/hidden`, { hidden: true, reason: 'Unsafe' });
  expect(refused.body.data.thing).toMatchObject({ hidden: true, waitsForReview: false });
  expect(await waiting()).toEqual([]);
  expect((await moderation.asAdmin('GET', `/accessories/${bad}/marks`)).body.data.history).toMatchObject([{ mark: 'hidden', set: true }]);
});
