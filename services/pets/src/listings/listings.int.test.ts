import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId, silentLogger, type Clock, type ListingId, type MemberId, type Viewer } from '@paltu/kernel';
import type { PictureFile } from '@paltu/pictures';
import { anOwnerId, firstDay, nextDay, theDetails } from '../../test/listing-builders.ts';
import { openListingStore, type ListingStore } from '../../test/open-listing-store.ts';
import { dropPicturesOfRejected, followers, viewListing } from './listing-use-cases.ts';
import type { Picture, PictureId } from './listing.ts';
import { offering, type CreateListingRequest, type EditListingRequest } from './offering-use-cases.ts';

const file = (fileName: string): PictureFile => ({ path: `/tmp/${fileName}`, fileName, field: 'images', maxBytes: 1_000 });

let store: ListingStore;
let owner: MemberId;
let now: Date;
const clock: Clock = { now: () => now };

beforeAll(async () => {
  store = await openListingStore(clock);
});
beforeEach(() => {
  owner = anOwnerId();
  now = firstDay;
});
afterEach(() => store.empty());
afterAll(() => store.close());

const asMember = (userId: MemberId): Viewer => ({ userId, role: 'user' });
const anAdmin = (): Viewer => ({ userId: anOwnerId(), role: 'admin' });
const kept = (...pictures: Picture[]) => ({ field: 'keepImages', ids: pictures.map(({ id }) => id) });
const ahead = (...pictures: Picture[]) => ({ field: 'imageIds', ids: pictures.map(({ id }) => id) });
const offers = () => offering({ ...store, submitters: 'all', mostPending: 1_000, rules: async () => () => [], clock });
const offer = (wanted: Partial<CreateListingRequest> = {}) =>
  offers().create({ ownerId: owner, details: theDetails(), files: [], ...wanted });
const edit = (request: Partial<EditListingRequest> & Pick<EditListingRequest, 'listingId'>) =>
  offers().edit({ editor: asMember(owner), details: {}, files: [], ...request });
const remove = (listingId: ListingId, remover: Viewer) => offers().remove(listingId, remover);
const approve = (listingId: ListingId, contentVersion = 1) =>
  store.inTransaction((scope) => followers(scope, clock).approve(listingId, { decisionId: newId(), contentVersion }));
const reject = (listingId: ListingId, contentVersion = 1) =>
  store.inTransaction((scope) => followers(scope, clock).reject(listingId, { decisionId: newId(), contentVersion, reason: 'Reported' }));
const statesOf = (ids: readonly PictureId[]) => Promise.all(ids.map((id) => store.stateOf(id)));
const states = async () => statesOf(await store.pictureIds());
const idsOf = (pictures: readonly Picture[]) => pictures.map(({ id }) => id);

describe('offering', () => {
  test('keeps the listing, its pictures and its event together', async () => {
    const sent = await store.send(owner);
    const listing = await offer({ ahead: ahead(sent, sent), files: [file('a.jpg'), file('b.jpg')] });
    expect(await statesOf(idsOf(listing.pictures))).toEqual(['taken', 'taken', 'taken']);
    expect(listing.pictures[0]).toEqual(sent);
    expect(await store.publishedTypes()).toEqual(['created']);
  });

  test('looks at no picture when the rest is not right', async () => {
    await expect(offer({ details: theDetails({ adoptionType: 'Sale' }), files: [file('a.jpg')] })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(offer({ files: Array.from({ length: 11 }, () => file('a.jpg')) })).rejects.toMatchObject({
      code: 'picture.too-many',
      fields: [{ path: 'images' }],
    });
    expect(await states()).toEqual([]);
  });

  test('forgets the pictures that came along when it fails', async () => {
    const theirs = await store.send(anOwnerId());
    await expect(offer({ ahead: ahead(theirs), files: [file('a.jpg')] })).rejects.toMatchObject({
      code: 'picture.unknown',
      fields: [{ path: 'imageIds' }],
    });
    expect((await states()).sort()).toEqual(['free', 'gone']);
    expect(await store.publishedTypes()).toEqual([]);
  });
});

describe('offering again with the same key', () => {
  test('gives the listing of the first time: one listing, one event, and no picture left over', async () => {
    const sent = await store.send(owner);
    const wanted = { key: 'attempt-1', ahead: ahead(sent), files: [file('a.jpg')] };
    const first = await offer(wanted);
    expect(await offer(wanted)).toEqual(first);
    expect([await store.publishedTypes(), (await states()).sort()]).toEqual([['created'], ['taken', 'taken']]);
  });

  test('at the same moment makes one listing, and lets go of what came along with the others', async () => {
    const offers = await Promise.all(Array.from({ length: 6 }, () => offer({ key: 'attempt-1', files: [file('a.jpg')] })));
    expect(new Set(offers.map(({ id }) => id)).size).toBe(1);
    expect(await store.publishedTypes()).toEqual(['created']);
    expect((await states()).filter((state) => state !== 'gone')).toEqual(['taken']);
  });

  test('with other details is refused', async () => {
    await offer({ key: 'attempt-1' });
    await expect(offer({ key: 'attempt-1', details: theDetails({ name: 'Sheru' }) })).rejects.toMatchObject({ code: 'request.key-reused' });
    expect(await store.publishedTypes()).toEqual(['created']);
  });
});

describe('editing', () => {
  test('is for the owner, of what is there, and of what they saw', async () => {
    const { id } = await offer();
    await expect(edit({ listingId: id, editor: anAdmin(), files: [file('a.jpg')] })).rejects.toMatchObject({ code: 'pet.not-yours' });
    await expect(edit({ listingId: newId() as ListingId })).rejects.toMatchObject({ code: 'pet.not-found' });
    await expect(edit({ listingId: id, expectedContentVersion: 2 })).rejects.toMatchObject({ code: 'pet.stale' });
    expect(await states()).toEqual([]);
  });

  test('looks at no picture when there are too many, or a sale would have no price', async () => {
    const { id } = await offer({ ahead: ahead(await store.send(owner)) });
    const eleven = Array.from({ length: 10 }, () => file('a.jpg'));
    await expect(edit({ listingId: id, files: eleven })).rejects.toMatchObject({ code: 'picture.too-many', fields: [{ path: 'images' }] });
    await expect(edit({ listingId: id, details: { adoptionType: 'Sale' }, files: [file('a.jpg')] })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(await states()).toEqual(['taken']);
  });

  test('releases the pictures that are no longer kept and takes those that are new', async () => {
    const [first, second] = [await store.send(owner), await store.send(owner)];
    const { id } = await offer({ ahead: ahead(first, second) });
    const { listing } = await edit({ listingId: id, kept: kept(second), files: [file('c.jpg')] });
    expect(await statesOf([first.id, second.id])).toEqual(['gone', 'taken']);
    expect(await statesOf(idsOf(listing.pictures))).toEqual(['taken', 'taken']);
  });

  test('that is refused leaves listing and pictures as they were', async () => {
    const [mine, theirs] = [await store.send(owner), await store.send(anOwnerId())];
    const { id } = await offer({ ahead: ahead(mine) });
    await expect(edit({ listingId: id, kept: kept(theirs), files: [file('c.jpg')] })).rejects.toMatchObject({
      code: 'picture.unknown',
      fields: [{ path: 'keepImages' }],
    });
    expect((await states()).sort()).toEqual(['free', 'gone', 'taken']);
    await expect(edit({ listingId: id, details: { name: 'Sheru' }, files: [file('c.txt')] })).rejects.toMatchObject({
      code: 'picture.not-a-picture',
    });
    expect([await store.stateOf(mine.id), await store.publishedTypes()]).toEqual(['taken', ['created']]);
  });

  test('that changes nothing keeps and publishes nothing', async () => {
    const { id } = await offer();
    now = nextDay;
    expect(await edit({ listingId: id, details: theDetails() })).toMatchObject({
      hasEnteredReview: false,
      listing: { updatedAt: firstDay },
    });
    expect(await store.publishedTypes()).toEqual(['created']);
  });

  test('answers whether the listing has to wait for review because of it', async () => {
    const { id } = await offer();
    expect((await edit({ listingId: id, details: { name: 'Sheru' } })).hasEnteredReview).toBe(false);
    await approve(id, 2);
    expect((await edit({ listingId: id, details: { urgent: true } })).hasEnteredReview).toBe(false);
    expect((await edit({ listingId: id, details: { name: 'Moti' } })).hasEnteredReview).toBe(true);
  });
});

describe('what is not theirs', () => {
  const refusalsOf = async (id: ListingId, member: Viewer): Promise<string[]> => {
    const attempts = [edit({ listingId: id, editor: member, details: { name: 'Mine' } }), remove(id, member)];
    const outcomes = await Promise.allSettled(attempts);
    return outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'done'));
  };

  test('a stranger does not find what is hidden, and may not change what is public', async () => {
    const { id } = await offer();
    expect(await refusalsOf(id, asMember(anOwnerId()))).toEqual(['pet.not-found', 'pet.not-found']);
    await approve(id);
    expect(await refusalsOf(id, asMember(anOwnerId()))).toEqual(['pet.not-yours', 'pet.not-yours']);
  });

  test('an admin, who sees all that is there, may not change it; nobody finds what is gone', async () => {
    const { id } = await offer();
    expect(await refusalsOf(id, anAdmin())).toEqual(['pet.not-yours', 'pet.not-yours']);
    await remove(id, asMember(owner));
    expect(await refusalsOf(id, anAdmin())).toEqual(['pet.not-found', 'pet.not-found']);
  });
});

describe('deciding', () => {
  test('changes the listing that the decision names, in the content that it names', async () => {
    const { id } = await offer();
    await approve(id, 2);
    expect(await store.publishedTypes()).toEqual(['created']);
    await approve(id);
    await reject(id);
    await approve(newId() as ListingId);
    expect(await store.publishedTypes()).toEqual([
      'created',
      'published',
      'published-pet.updated',
      'unpublished',
      'published-pet.withdrawn',
    ]);
  });
});

test('pictures are public exactly as long as their listing is', async () => {
  const picture = await store.send(owner);
  const { id } = await offer({ ahead: ahead(picture) });
  const seen = [await store.stateOf(picture.id)];
  for (const change of [
    () => approve(id),
    () => edit({ listingId: id, details: { name: 'Sheru' } }),
    () => approve(id, 2),
    () => reject(id, 2),
  ]) {
    await change();
    seen.push(await store.stateOf(picture.id));
  }
  expect(seen).toEqual(['taken', 'public', 'taken', 'public', 'taken']);
  const added = await store.send(owner);
  await edit({ listingId: id, ahead: ahead(added) });
  await approve(id, 3);
  expect(await statesOf([picture.id, added.id])).toEqual(['public', 'public']);
});

describe('taking back', () => {
  test('is for the owner; it releases the pictures and publishes that once', async () => {
    const picture = await store.send(owner);
    const { id } = await offer({ ahead: ahead(picture) });
    await expect(remove(id, anAdmin())).rejects.toMatchObject({ code: 'pet.not-yours' });
    await remove(id, asMember(owner));
    await remove(id, asMember(owner));
    expect([await store.stateOf(picture.id), await store.publishedTypes()]).toEqual(['gone', ['created', 'deleted']]);
    await expect(edit({ listingId: id })).rejects.toMatchObject({ code: 'pet.not-found' });
  });
});

test('pictures of what was refused long ago are let go, of all that are due', async () => {
  const picture = await store.send(owner);
  const { id } = await offer({ ahead: ahead(picture) });
  await reject(id);
  const drop = dropPicturesOfRejected({ inTransaction: store.inTransaction, queries: store.queries, clock, logger: silentLogger });
  expect([await drop(), await store.stateOf(picture.id)]).toEqual([0, 'taken']);
  now = new Date(firstDay.getTime() + 31 * 24 * 3_600_000);
  expect([await drop(), await store.stateOf(picture.id)]).toEqual([1, 'gone']);
  expect([await drop(), await store.publishedTypes()]).toEqual([0, ['created', 'updated', 'updated']]);
});

test('a listing that is not published is seen by its owner and by admins', async () => {
  const { id } = await offer();
  const viewed = viewListing(store.queries);
  const view = (listingId: ListingId, viewer?: Viewer) => viewed(listingId, viewer);
  expect((await view(id, { userId: owner, role: 'user' })).isPrivileged).toBe(true);
  expect((await view(id, { userId: newId() as MemberId, role: 'admin' })).isPrivileged).toBe(true);
  await expect(view(id, { userId: newId() as MemberId, role: 'user' })).rejects.toMatchObject({ code: 'pet.not-found' });
  await expect(view(id)).rejects.toMatchObject({ code: 'pet.not-found' });
  await approve(id);
  expect((await view(id)).isPrivileged).toBe(false);
});
