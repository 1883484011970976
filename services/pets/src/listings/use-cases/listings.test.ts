import { beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, newId, type Clock } from '@paltu/kernel';
import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import { anOwnerId, aPicture, firstDay, nextDay, theDetails } from '../../../test/listing-builders.ts';
import { inMemoryListings } from '../data/in-memory-listings.ts';
import type { ListingId, OwnerId, Picture, PictureId } from '../domain/listing.ts';
import { approveListing, rejectListing } from './apply-decision.ts';
import { createListing } from './create-listing.ts';
import { editListing, type EditListingRequest } from './edit-listing.ts';
import { removeListing } from './remove-listing.ts';
import type { Member } from './require-owner.ts';
import { viewListing } from './view-listing.ts';

const file = (fileName: string): PictureFile => ({ path: `/tmp/${fileName}`, fileName, field: 'images' });

/** Pictures by id, with who sent them and whether a listing has them. */
const pictureShelf = () => {
  const shelf = new Map<PictureId, Picture & { ownerId: OwnerId; state: 'free' | 'taken' | 'gone' }>();
  const free = (id: PictureId, ownerId: OwnerId) => shelf.get(id)?.state === 'free' && shelf.get(id)?.ownerId === ownerId;
  const mark = (ids: readonly PictureId[], state: 'taken' | 'gone') => ids.forEach((id) => shelf.set(id, { ...shelf.get(id)!, state }));
  const send = (ownerId: OwnerId): Picture => {
    const picture = aPicture();
    shelf.set(picture.id, { ...picture, ownerId, state: 'free' });
    return picture;
  };
  const claims: PictureClaims = {
    claim: async (ids, { memberId }) => {
      if (!ids.every((id) => free(id, memberId as OwnerId))) return undefined;
      mark(ids, 'taken');
      return ids.map((id) => ({ id, width: shelf.get(id)!.width, height: shelf.get(id)!.height }));
    },
    release: async (ids) => mark(ids, 'gone'),
    setVisibility: async () => undefined,
  };
  const uploads: PictureUploads = {
    upload: async (ownerId, files) =>
      files.map(({ fileName }) => {
        if (fileName.endsWith('.txt')) throw new AppError('invalid', 'picture.not-a-picture', fileName);
        return send(ownerId as OwnerId);
      }),
    discard: async (ids) =>
      mark(
        ids.filter((id) => shelf.get(id)?.state === 'free'),
        'gone',
      ),
  };
  return {
    claims,
    uploads,
    send,
    stateOf: (id: PictureId) => shelf.get(id)?.state,
    states: () => [...shelf.values()].map(({ state }) => state),
  };
};

let shelf: ReturnType<typeof pictureShelf>;
let store: ReturnType<typeof inMemoryListings>;
let owner: OwnerId;
let now: Date;
const clock: Clock = { now: () => now };

beforeEach(() => {
  shelf = pictureShelf();
  store = inMemoryListings({ claims: shelf.claims });
  owner = anOwnerId();
  now = firstDay;
});

const asMember = (userId: OwnerId): Member => ({ userId, role: 'user' });
const anAdmin = (): Member => ({ userId: anOwnerId(), role: 'admin' });
const offer = (wanted: Partial<Parameters<ReturnType<typeof createListing>>[0]> = {}) =>
  createListing(store.inTransaction, shelf.uploads, clock)({ ownerId: owner, details: theDetails(), imageIds: [], files: [], ...wanted });
const edit = (request: Partial<EditListingRequest> & Pick<EditListingRequest, 'listingId'>) =>
  editListing(store.inTransaction, shelf.uploads, clock)({ editor: asMember(owner), details: {}, files: [], ...request });
const said = () => store.events.map(({ type }) => type);

describe('offering', () => {
  test('keeps the listing, its pictures and its event together', async () => {
    const sent = shelf.send(owner);
    const listing = await offer({ imageIds: [sent.id, sent.id], files: [file('a.jpg'), file('b.jpg')] });
    expect(listing.pictures.map(({ id }) => shelf.stateOf(id))).toEqual(['taken', 'taken', 'taken']);
    expect(listing.pictures[0]).toEqual(sent);
    expect(said()).toEqual(['PetCreated']);
  });

  test('looks at no picture when the rest is not right', async () => {
    await expect(offer({ details: theDetails({ adoptionType: 'Sale' }), files: [file('a.jpg')] })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(offer({ files: Array.from({ length: 11 }, () => file('a.jpg')) })).rejects.toMatchObject({ code: 'picture.too-many' });
    expect(shelf.states()).toEqual([]);
  });

  test('forgets the pictures that came along when it fails', async () => {
    const theirs = shelf.send(anOwnerId());
    await expect(offer({ imageIds: [theirs.id], files: [file('a.jpg')] })).rejects.toMatchObject({ code: 'picture.unknown' });
    expect(shelf.states()).toEqual(['free', 'gone']);
    expect(said()).toEqual([]);
  });
});

describe('editing', () => {
  test('is for the owner, of what is there, and of what they saw', async () => {
    const { id } = await offer();
    await expect(edit({ listingId: id, editor: anAdmin(), files: [file('a.jpg')] })).rejects.toMatchObject({ code: 'pet.not-yours' });
    await expect(edit({ listingId: newId() as typeof id })).rejects.toMatchObject({ code: 'pet.not-found' });
    await expect(edit({ listingId: id, expectedContentVersion: 2 })).rejects.toMatchObject({ code: 'pet.stale' });
    expect(shelf.states()).toEqual([]);
  });

  test('releases the pictures that are no longer kept and takes those that are new', async () => {
    const [first, second] = [shelf.send(owner), shelf.send(owner)];
    const { id } = await offer({ imageIds: [first.id, second.id] });
    const { listing } = await edit({ listingId: id, keepImages: [second.id], files: [file('c.jpg')] });
    expect([shelf.stateOf(first.id), shelf.stateOf(second.id)]).toEqual(['gone', 'taken']);
    expect(listing.pictures.map(({ id: pictureId }) => shelf.stateOf(pictureId))).toEqual(['taken', 'taken']);
  });

  test('that is refused leaves listing and pictures as they were', async () => {
    const [mine, theirs] = [shelf.send(owner), shelf.send(anOwnerId())];
    const { id } = await offer({ imageIds: [mine.id] });
    await expect(edit({ listingId: id, keepImages: [theirs.id], files: [file('c.jpg')] })).rejects.toMatchObject({
      code: 'picture.unknown',
    });
    await expect(edit({ listingId: id, details: { name: 'Sheru' }, files: [file('c.txt')] })).rejects.toMatchObject({
      code: 'picture.not-a-picture',
    });
    expect([shelf.stateOf(mine.id), said()]).toEqual(['taken', ['PetCreated']]);
  });

  test('that changes nothing keeps and says nothing', async () => {
    const { id } = await offer();
    now = nextDay;
    expect(await edit({ listingId: id, details: theDetails() })).toMatchObject({
      hasEnteredReview: false,
      listing: { updatedAt: firstDay },
    });
    expect(said()).toEqual(['PetCreated']);
  });

  test('tells whether the listing has to wait for review because of it', async () => {
    const { id } = await offer();
    const approve = approveListing(store.inTransaction, clock);
    expect((await edit({ listingId: id, details: { name: 'Sheru' } })).hasEnteredReview).toBe(false);
    await approve(id, { decisionId: newId(), contentVersion: 2 });
    expect((await edit({ listingId: id, details: { urgent: true } })).hasEnteredReview).toBe(false);
    expect((await edit({ listingId: id, details: { name: 'Moti' } })).hasEnteredReview).toBe(true);
  });
});

describe('what is not theirs', () => {
  const attempts = (listingId: ListingId, member: Member) => [
    edit({ listingId, editor: member, details: { name: 'Mine' } }),
    removeListing(store.inTransaction, clock)({ listingId, remover: member }),
  ];

  test('a stranger does not find what is hidden, and may not change what is public', async () => {
    const { id } = await offer();
    for (const attempt of attempts(id, asMember(anOwnerId()))) await expect(attempt).rejects.toMatchObject({ code: 'pet.not-found' });
    await approveListing(store.inTransaction, clock)(id, { decisionId: newId(), contentVersion: 1 });
    for (const attempt of attempts(id, asMember(anOwnerId()))) await expect(attempt).rejects.toMatchObject({ code: 'pet.not-yours' });
  });

  test('an admin, who sees all that is there, may not change it; nobody finds what is gone', async () => {
    const { id } = await offer();
    for (const attempt of attempts(id, anAdmin())) await expect(attempt).rejects.toMatchObject({ code: 'pet.not-yours' });
    await removeListing(store.inTransaction, clock)({ listingId: id, remover: asMember(owner) });
    for (const attempt of attempts(id, anAdmin())) await expect(attempt).rejects.toMatchObject({ code: 'pet.not-found' });
  });
});

describe('deciding', () => {
  test('changes the listing that the decision names, and tells whether it did', async () => {
    const { id } = await offer();
    const approve = approveListing(store.inTransaction, clock);
    const reject = rejectListing(store.inTransaction, clock);
    expect(await approve(id, { decisionId: newId(), contentVersion: 2 })).toBe(false);
    expect(await approve(id, { decisionId: newId(), contentVersion: 1 })).toBe(true);
    expect(await reject(id, { decisionId: newId(), contentVersion: 1, reason: 'Reported' })).toBe(true);
    expect(await approve(newId() as typeof id, { decisionId: newId(), contentVersion: 1 })).toBe(false);
    expect(said()).toEqual(['PetCreated', 'PetPublished', 'PetUnpublished']);
  });
});

describe('taking back', () => {
  test('is for the owner; it releases the pictures and says so once', async () => {
    const picture = shelf.send(owner);
    const { id } = await offer({ imageIds: [picture.id] });
    const remove = removeListing(store.inTransaction, clock);
    await expect(remove({ listingId: id, remover: anAdmin() })).rejects.toMatchObject({ code: 'pet.not-yours' });
    await remove({ listingId: id, remover: asMember(owner) });
    await remove({ listingId: id, remover: asMember(owner) });
    expect([shelf.stateOf(picture.id), said()]).toEqual(['gone', ['PetCreated', 'PetDeleted']]);
    await expect(edit({ listingId: id })).rejects.toMatchObject({ code: 'pet.not-found' });
  });
});

test('a listing that is not published is seen by its owner and by admins', async () => {
  const { id } = await offer();
  const view = viewListing(store.queries);
  expect((await view(id, { userId: owner, role: 'user' })).isPrivileged).toBe(true);
  expect((await view(id, { userId: newId(), role: 'admin' })).isPrivileged).toBe(true);
  await expect(view(id, { userId: newId(), role: 'user' })).rejects.toMatchObject({ code: 'pet.not-found' });
  await expect(view(id, undefined)).rejects.toMatchObject({ code: 'pet.not-found' });
  await approveListing(store.inTransaction, clock)(id, { decisionId: newId(), contentVersion: 1 });
  expect((await view(id, undefined)).isPrivileged).toBe(false);
});
