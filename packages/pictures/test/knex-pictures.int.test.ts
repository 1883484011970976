import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId, systemClock } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { knexPictureClaims, knexPictures } from '../src/knex-pictures.ts';
import type { KeptClaims, Picture, PictureId, PictureRepository } from '../src/picture.ts';
import { openPictureDatabase } from './picture-database.ts';

let opened: Awaited<ReturnType<typeof openPictureDatabase>>;
let database: Knex;
let pictures: PictureRepository;
beforeAll(async () => {
  opened = await openPictureDatabase();
  ({ database } = opened);
  pictures = knexPictures(database);
});
afterAll(() => opened.close());

let memberId: string;
let usedBy: string;
beforeEach(() => {
  [memberId, usedBy] = [newId(), newId()];
});
afterEach(() => opened.empty());

const noon = new Date('2026-01-01T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

const send = async (count: number, sentAt = noon): Promise<Picture[]> => {
  const sent = Array.from({ length: count }, (_, index) => ({
    id: randomUUID() as PictureId,
    memberId,
    width: 100 + index,
    height: 50,
    bytes: 1_000,
    sentAt,
  }));
  await pictures.add(sent);
  return sent;
};
const idsOf = (all: readonly { id: PictureId }[]) => all.map(({ id }) => id);
const inClaims = <T>(work: (claims: KeptClaims) => Promise<T>) =>
  runTransaction(database, (trx) => work(knexPictureClaims(trx, systemClock)));
const claim = (ids: readonly PictureId[], by = memberId) => inClaims((claims) => claims.claim(ids, { memberId: by, usedBy }));
const release = (ids: readonly PictureId[]) => inClaims((claims) => claims.release(ids));
const setVisibility = (isPublic: boolean, thing = usedBy) => inClaims((claims) => claims.setVisibility(thing, isPublic));
const firstOf = (all: readonly Picture[]): Picture => all[0] as Picture;

test('pictures are claimed in the order in which they are named', async () => {
  const sent = (await send(4)).reverse();
  expect(await claim(idsOf(sent))).toEqual(sent.map(({ id, width, height }) => ({ id, width, height })));
  expect(await claim([])).toEqual([]);
});

test('a picture that is taken, removed, unknown or somebody else’s cannot be claimed, nor can others with it', async () => {
  const [free, taken, removed] = idsOf(await send(3)) as [PictureId, PictureId, PictureId];
  await claim([taken]);
  await pictures.removeUnused([removed], noon);
  for (const id of [taken, removed, randomUUID() as PictureId]) expect(await claim([free, id])).toBeUndefined();
  expect(await claim([free], newId())).toBeUndefined();
  expect(await claim([free])).toHaveLength(1);
});

test('a picture is public as long as the thing that uses it is', async () => {
  const { id } = firstOf(await send(1));
  const other = firstOf(await send(1));
  await inClaims((claims) => claims.claim([other.id], { memberId, usedBy: newId() }));
  expect(await pictures.findServed(id)).toEqual({ isPublic: false });
  await claim([id]);
  expect(await pictures.findServed(id)).toEqual({ isPublic: false });
  await setVisibility(true);
  expect(await pictures.findServed(id)).toEqual({ isPublic: true });
  expect(await pictures.findServed(other.id)).toEqual({ isPublic: false });
  await setVisibility(false);
  expect(await pictures.findServed(id)).toEqual({ isPublic: false });
});

test('a transaction that fails leaves a picture as it was', async () => {
  const { id } = firstOf(await send(1));
  const failing = inClaims(async (claims) => {
    await claims.claim([id], { memberId, usedBy });
    await claims.setVisibility(usedBy, true);
    throw new Error('the power went out');
  });
  await expect(failing).rejects.toThrow('the power went out');
  expect([await pictures.findServed(id), await pictures.countUnused(memberId)]).toEqual([{ isPublic: false }, 1]);
});

test('a released picture is gone at once, and forgotten when its files are', async () => {
  const ids = idsOf(await send(2)) as [PictureId, PictureId];
  await claim(ids);
  await release([ids[0]]);
  expect(await pictures.findServed(ids[0])).toBeUndefined();
  expect(await pictures.listRemoved(undefined, 10)).toEqual([ids[0]]);
  await pictures.forget(ids);
  expect(await pictures.listRemoved(undefined, 10)).toEqual([]);
  expect(await pictures.findServed(ids[1])).toEqual({ isPublic: false });
});

test('after a request that failed, the pictures that it sent and nothing uses are removed', async () => {
  const [unused, used] = idsOf(await send(2)) as [PictureId, PictureId];
  await claim([used]);
  await pictures.removeUnused([unused, used], noon);
  expect(await pictures.listRemoved(undefined, 10)).toEqual([unused]);
});

test('what was sent long ago and is not used goes, a batch at a time', async () => {
  const old = idsOf(await send(3));
  const fresh = idsOf(await send(1, later(2)));
  const [used] = idsOf(await send(1));
  await claim([used as PictureId]);
  expect(await pictures.removeUnusedSince(later(1), 2, later(3))).toBe(2);
  expect(await pictures.removeUnusedSince(later(1), 2, later(3))).toBe(1);
  expect(await pictures.removeUnusedSince(later(1), 2, later(3))).toBe(0);
  expect((await pictures.listRemoved(undefined, 10)).sort()).toEqual(old.sort());
  const [first, ...behind] = await pictures.listRemoved(undefined, 2);
  expect([behind.length, (await pictures.listRemoved(first, 10)).sort()]).toEqual([1, old.filter((id) => id !== first).sort()]);
  expect(await pictures.findServed(fresh[0] as PictureId)).toBeDefined();
});

test('unused pictures are counted by their member', async () => {
  const ids = idsOf(await send(4));
  await claim(ids.slice(0, 1));
  await pictures.removeUnused(ids.slice(1, 2), noon);
  expect([await pictures.countUnused(memberId), await pictures.countUnused(newId())]).toEqual([2, 0]);
});

test('an unknown picture is not there', async () => {
  expect(await pictures.findServed(randomUUID() as PictureId)).toBeUndefined();
});

test('a picture that is being claimed while the sweep runs stays; when the claim fails, the next sweep takes it', async () => {
  const { id } = firstOf(await send(1, new Date(0)));
  const sweep = () => pictures.removeUnusedSince(new Date(), 10, new Date());
  const failing = inClaims(async (claims) => {
    await claims.claim([id], { memberId, usedBy });
    expect(await sweep()).toBe(0);
    throw new Error('the claim fails');
  });
  await expect(failing).rejects.toThrow('the claim fails');
  expect(await sweep()).toBe(1);
  expect(await claim([id])).toBeUndefined();
});

test('two requests that name the same pictures in opposite order wait for each other and never deadlock', async () => {
  // Far more than a thing can have, so that the two would meet half-way.
  for (let round = 0; round < 8; round += 1) {
    const ids = idsOf(await send(1_000));
    const claimIn = (order: PictureId[]) => inClaims((claims) => claims.claim(order, { memberId, usedBy: newId() }));
    const won = await Promise.all([claimIn(ids), claimIn(ids.toReversed()), claimIn(ids), claimIn(ids.toReversed())]);
    expect(won.filter((claimed) => claimed !== undefined)).toHaveLength(1);
  }
});
