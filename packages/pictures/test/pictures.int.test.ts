import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, newId, silentLogger, type Clock } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { inMemoryStore, type ObjectStore } from '@paltu/storage';
import type { ProcessedPicture } from '../src/decoding/picture-processor.ts';
import { knexPictureClaims, knexPictures } from '../src/knex-pictures.ts';
import {
  discardUnused,
  followPictures,
  openPicture,
  sweepPictures,
  uploadPictures,
  useUploads,
  type ProcessPicture,
} from '../src/picture-use-cases.ts';
import { renditionWidths, type KeptClaims, type PictureId, type PictureRepository } from '../src/picture.ts';
import { openPictureDatabase } from './picture-database.ts';

const processed: ProcessedPicture = {
  format: 'jpeg',
  width: 60,
  height: 40,
  renditions: renditionWidths.map((width) => ({ width, bytes: Buffer.from(`${width}`) })),
};
const processPicture: ProcessPicture = async (_memberId, { fileName }) => {
  if (fileName.endsWith('.txt')) throw new AppError('invalid', 'picture.not-a-picture', fileName);
  return processed;
};
const file = (fileName: string) => ({ path: `/tmp/${fileName}`, fileName, field: 'images', maxBytes: 1_000 });
const noon = new Date('2026-01-01T12:00:00Z');

let opened: Awaited<ReturnType<typeof openPictureDatabase>>;
let pictures: PictureRepository;
let objects: ObjectStore;
let now: Date;
const clock: Clock = { now: () => now };
const memberId = newId();
const folder = 'pets';
/** Of a thousand pictures. */
const mostBytes = 10_000;

beforeAll(async () => {
  opened = await openPictureDatabase();
  pictures = knexPictures(opened.database);
});
beforeEach(() => {
  objects = inMemoryStore();
  now = noon;
});
afterEach(() => opened.empty());
afterAll(() => opened.close());

const upload = (...names: string[]) =>
  uploadPictures({ folder, pictures, objects, processPicture, mostBytes, clock })(memberId, names.map(file));
const sweep = (from = objects) => sweepPictures({ folder, pictures, objects: from, clock, logger: silentLogger })();
const discardFrom = ({ removeUnused }: PictureRepository) => discardUnused({ what: 'pictures', removeUnused, clock, logger: silentLogger });
const use = (work: (claims: KeptClaims) => Promise<unknown>) =>
  runTransaction(opened.database, (trx) => work(knexPictureClaims(trx, clock)));

describe('uploading', () => {
  test('keeps three files for each picture, under names that cannot be guessed', async () => {
    const [first, second] = await upload('a.jpg', 'b.jpg');
    expect(await objects.list('pets/')).toHaveLength(6);
    expect(first).toMatchObject({ memberId, width: 60, height: 40, sentAt: noon });
    expect(first?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    expect(second?.id).not.toBe(first?.id);
  });

  test('keeps none when one of them is no picture', async () => {
    await expect(upload('a.jpg', 'b.txt')).rejects.toMatchObject({ code: 'picture.not-a-picture' });
    expect([await objects.list(''), await pictures.countUnused(memberId)]).toEqual([[], 0]);
  });

  test('that breaks off in the middle leaves nothing that the sweep does not find', async () => {
    let puts = 0;
    const failing: ObjectStore = {
      ...objects,
      put: (...args) => ((puts += 1) > 4 ? Promise.reject(new Error('disk full')) : objects.put(...args)),
    };
    await expect(
      uploadPictures({ folder, pictures, objects: failing, processPicture, mostBytes, clock })(memberId, [file('a.jpg'), file('b.jpg')]),
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

describe('the room of a member', () => {
  const usedUp = { kind: 'conflict', code: 'picture.room-used-up', fields: [{ path: 'images' }] };
  /** Room for ten pictures. */
  const send = (names: readonly string[], by = memberId) =>
    uploadPictures({ folder, pictures, objects, processPicture, mostBytes: 100, clock })(by, names.map(file));
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`);

  test('is what the files of their pictures take, in all widths; more is refused, and nothing of it is kept', async () => {
    await send(names(9));
    expect(await pictures.storedBytes(memberId)).toBe(90);
    await expect(send(['a.jpg', 'b.jpg'])).rejects.toMatchObject(usedUp);
    expect([await pictures.storedBytes(memberId), (await objects.list('')).length]).toEqual([90, 27]);
    await send(['a.jpg']);
    await expect(send(['b.jpg'])).rejects.toMatchObject(usedUp);
  });

  test('is there again once files that are not needed are gone, and not before', async () => {
    const sent = await send(names(10));
    await pictures.removeUnused(
      sent.map(({ id }) => id),
      now,
    );
    await expect(send(['a.jpg'])).rejects.toMatchObject(usedUp);
    await sweep();
    expect(await send(['a.jpg'])).toHaveLength(1);
  });

  test('is theirs alone, and of many who send at once no more is kept than it holds', async () => {
    await send(names(10));
    expect(await send(['a.jpg'], newId())).toHaveLength(1);
    const another = newId();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => send(['a.jpg'], another)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(10);
    await sweep();
    expect(await pictures.storedBytes(another)).toBeLessThanOrEqual(100);
  });
});

describe('opening', () => {
  test('gives the bytes and whether everybody may keep them', async () => {
    const [image] = await upload('a.jpg');
    const id = image?.id as PictureId;
    const open = openPicture({ folder, pictures, objects });
    const opened = await open(id, 320);
    expect(opened).toMatchObject({ size: 3, contentType: 'image/webp', isPublic: false });
    expect(opened.stream).toBeInstanceOf(Readable);
    const usedBy = newId();
    await use(async (claims) => {
      await claims.claim([id], { memberId, usedBy });
      await claims.setVisibility(usedBy, true);
    });
    expect((await open(id, 320)).isPublic).toBe(true);
    await use((claims) => claims.release([id]));
    await expect(open(id, 320)).rejects.toMatchObject({ code: 'picture.not-found' });
  });

  test('knows no picture whose files are not there', async () => {
    const id = newId() as PictureId;
    await pictures.add([{ id, memberId, width: 1, height: 1, bytes: 1, sentAt: noon }]);
    await expect(openPicture({ folder, pictures, objects })(id, 320)).rejects.toMatchObject({ code: 'picture.not-found' });
  });
});

describe('sweeping', () => {
  test('takes what nothing used within a day, and what was released; the rest stays', async () => {
    const [unused, used, released] = (await upload('a.jpg', 'b.jpg', 'c.jpg')).map(({ id }) => id) as [PictureId, PictureId, PictureId];
    await use((claims) => claims.claim([used, released], { memberId, usedBy: newId() }));
    await use((claims) => claims.release([released]));
    expect(await sweep()).toBe(1);
    now = new Date(noon.getTime() + 24 * 3_600_000 + 1);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await objects.list('')).toEqual(renditionWidths.map((width) => `pets/${used}/${width}.webp`).sort());
    expect(await pictures.findServed(unused)).toBeUndefined();
  });

  test('goes on behind files that cannot be deleted now, and takes them the next time', async () => {
    const ids = (await upload('a.jpg', 'b.jpg')).map(({ id }) => id).sort();
    await discardFrom(pictures)(ids);
    const failing: ObjectStore = {
      ...objects,
      delete: (key) => (key.includes(ids[0] as string) ? Promise.reject(new Error('disk away')) : objects.delete(key)),
    };
    expect(await sweep(failing)).toBe(1);
    expect(await objects.list('')).toHaveLength(3);
    expect(await sweep()).toBe(1);
    expect(await objects.list('')).toEqual([]);
  });
});

describe('pictures that come along with a request', () => {
  const usesFrom = ({ removeUnused }: PictureRepository) => {
    const uploadFiles = uploadPictures({ folder, pictures, objects, processPicture, mostBytes, clock });
    return useUploads({ what: 'pictures', upload: uploadFiles, removeUnused, clock, logger: silentLogger });
  };
  const isThere = async (id: PictureId | undefined) => (await pictures.findServed(id as PictureId)) !== undefined;

  test('stay when the work has claimed them, and go when it has not', async () => {
    const [claimed, left] = await usesFrom(pictures)(memberId, [file('a.jpg'), file('b.jpg')], async (sent) => {
      const ids = sent.map(({ id }) => id);
      await use((claims) => claims.claim(ids.slice(0, 1), { memberId, usedBy: newId() }));
      return ids;
    });
    expect([await isThere(claimed), await isThere(left)]).toEqual([true, false]);
  });

  test('go when the work fails, whose error is the answer', async () => {
    let id: PictureId | undefined;
    const failing = usesFrom(pictures)(memberId, [file('a.jpg')], async ([sent]) => {
      id = sent?.id;
      throw new Error('the listing is refused');
    });
    await expect(failing).rejects.toThrow('the listing is refused');
    expect(await isThere(id)).toBe(false);
  });

  test('are handed to no work when one of them is refused', async () => {
    const begun: unknown[] = [];
    const refused = usesFrom(pictures)(memberId, [file('a.jpg'), file('b.txt')], async (sent) => void begun.push(sent));
    await expect(refused).rejects.toMatchObject({ code: 'picture.not-a-picture' });
    expect(begun).toEqual([]);
  });

  test('that cannot be forgotten now change nothing of the answer: the sweep takes them', async () => {
    const away = { ...pictures, removeUnused: () => Promise.reject(new Error('database away')) };
    expect(await usesFrom(away)(memberId, [file('a.jpg')], async () => 'done')).toBe('done');
  });
});

describe('a thing that uses pictures', () => {
  test('lets go of those that it has no longer, and shows the others as it is seen', async () => {
    const [kept, dropped] = (await upload('a.jpg', 'b.jpg')).map(({ id }) => id) as [PictureId, PictureId];
    const usedBy = newId();
    const follow = (after: readonly PictureId[], isPublic: boolean) =>
      use((claims) => followPictures(claims).follow({ usedBy, before: [kept, dropped], after, isPublic }));
    await use((claims) => claims.claim([kept, dropped], { memberId, usedBy }));
    await follow([kept, dropped], true);
    expect([await pictures.findServed(kept), await pictures.findServed(dropped)]).toEqual([{ isPublic: true }, { isPublic: true }]);
    await follow([kept], false);
    expect([await pictures.findServed(kept), await pictures.findServed(dropped)]).toEqual([{ isPublic: false }, undefined]);
    await follow([], true);
    expect(await pictures.findServed(kept)).toBeUndefined();
  });
});
