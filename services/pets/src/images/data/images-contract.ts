import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { Image, ImageId } from '../domain/image.ts';
import type { ImageClaims, ImageRepository } from '../use-cases/ports.ts';

export interface ImagesUnderTest {
  readonly images: ImageRepository;
  /** Runs `work` in a transaction in which the listing `listingId` exists. */
  withClaims<T>(listingId: string, work: (claims: ImageClaims) => Promise<T>): Promise<T>;
  publish(listingId: string): Promise<void>;
  close(): Promise<void>;
}

const noon = new Date('2026-01-01T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

/** What every store of images keeps to. */
export const imagesContract = (open: () => Promise<ImagesUnderTest>): void => {
  let store: ImagesUnderTest;
  let ownerId: string;
  let listingId: string;
  beforeEach(async () => {
    store = await open();
    [ownerId, listingId] = [newId(), newId()];
  });
  afterEach(() => store.close());

  const send = async (count: number, uploadedAt = noon): Promise<Image[]> => {
    const sent = Array.from({ length: count }, (_, index) => ({
      id: randomUUID() as ImageId,
      ownerId,
      width: 100 + index,
      height: 50,
      uploadedAt,
    }));
    await store.images.add(sent);
    return sent;
  };
  const idsOf = (images: readonly { id: ImageId }[]) => images.map(({ id }) => id);
  const claim = (ids: readonly ImageId[], by = ownerId) =>
    store.withClaims(listingId, (claims) => claims.claim(ids, { ownerId: by, listingId }));
  const release = (ids: readonly ImageId[]) => store.withClaims(listingId, (claims) => claims.release(ids));
  const firstOf = (images: readonly Image[]): Image => images[0] as Image;

  test('images are claimed in the order in which they are named', async () => {
    const sent = (await send(4)).reverse();
    expect(await claim(idsOf(sent))).toEqual(sent.map(({ id, width, height }) => ({ id, width, height })));
    expect(await claim([])).toEqual([]);
  });

  test('an image that is taken, removed, unknown or somebody else’s cannot be claimed, nor can others with it', async () => {
    const [free, taken, removed] = idsOf(await send(3)) as [ImageId, ImageId, ImageId];
    await claim([taken]);
    await store.images.removeUnused([removed], noon);
    for (const id of [taken, removed, randomUUID() as ImageId]) expect(await claim([free, id])).toBeUndefined();
    expect(await claim([free], newId())).toBeUndefined();
    expect(await claim([free])).toHaveLength(1);
  });

  test('an image is public once its listing is', async () => {
    const { id } = firstOf(await send(1));
    expect(await store.images.findServed(id)).toEqual({ isPublished: false });
    await claim([id]);
    expect(await store.images.findServed(id)).toEqual({ isPublished: false });
    await store.publish(listingId);
    expect(await store.images.findServed(id)).toEqual({ isPublished: true });
  });

  test('a released image is gone at once, and forgotten when its files are', async () => {
    const ids = idsOf(await send(2)) as [ImageId, ImageId];
    await claim(ids);
    await release([ids[0]]);
    expect(await store.images.findServed(ids[0])).toBeUndefined();
    expect(await store.images.listRemoved(10)).toEqual([ids[0]]);
    await store.images.forget(ids);
    expect(await store.images.listRemoved(10)).toEqual([]);
    expect(await store.images.findServed(ids[1])).toEqual({ isPublished: false });
  });

  test('a request that failed removes what no listing took', async () => {
    const [unused, used] = idsOf(await send(2)) as [ImageId, ImageId];
    await claim([used]);
    await store.images.removeUnused([unused, used], noon);
    expect(await store.images.listRemoved(10)).toEqual([unused]);
  });

  test('what was sent long ago and is not used goes, a batch at a time', async () => {
    const old = idsOf(await send(3));
    const fresh = idsOf(await send(1, later(2)));
    const [used] = idsOf(await send(1));
    await claim([used as ImageId]);
    expect(await store.images.removeUnusedSince(later(1), 2, later(3))).toBe(2);
    expect(await store.images.removeUnusedSince(later(1), 2, later(3))).toBe(1);
    expect(await store.images.removeUnusedSince(later(1), 2, later(3))).toBe(0);
    expect((await store.images.listRemoved(10)).sort()).toEqual(old.sort());
    expect(await store.images.listRemoved(2)).toHaveLength(2);
    expect(await store.images.findServed(fresh[0] as ImageId)).toBeDefined();
  });

  test('unused images are counted by their owner', async () => {
    const ids = idsOf(await send(4));
    await claim(ids.slice(0, 1));
    await store.images.removeUnused(ids.slice(1, 2), noon);
    expect([await store.images.countUnused(ownerId), await store.images.countUnused(newId())]).toEqual([2, 0]);
  });

  test('an unknown image is not there', async () => {
    expect(await store.images.findServed(randomUUID() as ImageId)).toBeUndefined();
  });
};
