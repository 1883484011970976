import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, newId, silentLogger, type Clock } from '@paltu/kernel';
import { renditionWidths, type ProcessedPicture } from '@paltu/pictures';
import { inMemoryStore, type ObjectStore } from '@paltu/storage';
import { inMemoryImages } from '../data/in-memory-images.ts';
import type { ImageId } from '../domain/image.ts';
import { discardImages } from './discard-images.ts';
import { openImage } from './open-image.ts';
import type { ProcessImage } from './ports.ts';
import { sweepImages } from './sweep-images.ts';
import { uploadImages } from './upload-images.ts';

const processed: ProcessedPicture = {
  format: 'jpeg',
  width: 60,
  height: 40,
  renditions: renditionWidths.map((width) => ({ width, bytes: Buffer.from(`${width}`) })),
};
const processImage: ProcessImage = async (_memberId, { fileName }) => {
  if (fileName.endsWith('.txt')) throw new AppError('invalid', 'picture.not-a-picture', fileName);
  return processed;
};
const file = (fileName: string) => ({ path: `/tmp/${fileName}`, fileName, field: 'images' });
const noon = new Date('2026-01-01T12:00:00Z');

let store: ReturnType<typeof inMemoryImages>;
let objects: ObjectStore;
let now: Date;
const clock: Clock = { now: () => now };
const ownerId = newId();

beforeEach(() => {
  store = inMemoryImages();
  objects = inMemoryStore();
  now = noon;
});

const upload = (...names: string[]) => uploadImages({ images: store.images, objects, processImage, clock })(ownerId, names.map(file));
const sweep = () => sweepImages(store.images, objects, clock)();

describe('uploading', () => {
  test('keeps three files for each picture, under names that cannot be guessed', async () => {
    const [first, second] = await upload('a.jpg', 'b.jpg');
    expect(await objects.list('pets/')).toHaveLength(6);
    expect(first).toMatchObject({ ownerId, width: 60, height: 40, uploadedAt: noon });
    expect(first?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    expect(second?.id).not.toBe(first?.id);
  });

  test('keeps none when one of them is no picture', async () => {
    await expect(upload('a.jpg', 'b.txt')).rejects.toMatchObject({ code: 'picture.not-a-picture' });
    expect([await objects.list(''), await store.images.countUnused(ownerId)]).toEqual([[], 0]);
  });

  test('that breaks off in the middle leaves nothing that the sweep does not find', async () => {
    let puts = 0;
    const failing: ObjectStore = {
      ...objects,
      put: (...args) => ((puts += 1) > 4 ? Promise.reject(new Error('disk full')) : objects.put(...args)),
    };
    await expect(
      uploadImages({ images: store.images, objects: failing, processImage, clock })(ownerId, [file('a.jpg'), file('b.jpg')]),
    ).rejects.toThrow('disk full');
    expect(await objects.list('')).toHaveLength(4);
    expect(await sweep()).toBe(2);
    expect(await objects.list('')).toEqual([]);
  });

  test('ends at a hundred pictures that nobody uses', async () => {
    for (let round = 0; round < 10; round += 1) await upload(...Array.from({ length: 10 }, () => 'a.jpg'));
    await expect(upload('a.jpg')).rejects.toMatchObject({ code: 'picture.too-many-unused' });
  });
});

describe('opening', () => {
  test('gives the bytes and says whether everybody may keep them', async () => {
    const [image] = await upload('a.jpg');
    const id = image?.id as ImageId;
    const open = openImage(store.images, objects);
    const opened = await open(id, 320);
    expect(opened).toMatchObject({ size: 3, contentType: 'image/webp', isPublished: false });
    expect(opened.stream).toBeInstanceOf(Readable);
    const listingId = newId();
    await store.claims.claim([id], { ownerId, listingId });
    await store.publish(listingId);
    expect((await open(id, 320)).isPublished).toBe(true);
    await store.claims.release([id]);
    await expect(open(id, 320)).rejects.toMatchObject({ code: 'picture.not-found' });
  });

  test('knows no picture whose files are not there', async () => {
    const id = newId() as ImageId;
    await store.images.add([{ id, ownerId, width: 1, height: 1, uploadedAt: noon }]);
    await expect(openImage(store.images, objects)(id, 320)).rejects.toMatchObject({ code: 'picture.not-found' });
  });
});

describe('sweeping', () => {
  test('takes what no listing used within a day, and what was released; the rest stays', async () => {
    const [unused, used, released] = (await upload('a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id) as [ImageId, ImageId, ImageId];
    await store.claims.claim([used, released], { ownerId, listingId: newId() });
    await store.claims.release([released]);
    expect(await sweep()).toBe(1);
    now = new Date(noon.getTime() + 24 * 3_600_000 + 1);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await objects.list('')).toEqual(renditionWidths.map((width) => `pets/${used}/${width}.webp`).sort());
    expect(await store.images.findServed(unused)).toBeUndefined();
  });

  test('that breaks off begins again where it was', async () => {
    const [image] = await upload('a.jpg');
    await discardImages(store.images, clock, silentLogger)([image?.id as ImageId]);
    const failing: ObjectStore = { ...objects, delete: () => Promise.reject(new Error('disk away')) };
    await expect(sweepImages(store.images, failing, clock)()).rejects.toThrow('disk away');
    expect(await objects.list('')).toHaveLength(3);
    expect(await sweep()).toBe(1);
    expect(await objects.list('')).toEqual([]);
  });
});

test('discarding after a failure never fails itself', async () => {
  const away = { ...store.images, removeUnused: () => Promise.reject(new Error('database away')) };
  await expect(discardImages(away, clock, silentLogger)([newId() as ImageId])).resolves.toBeUndefined();
});
