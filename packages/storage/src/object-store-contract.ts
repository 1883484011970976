import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ObjectStore } from './object-store.ts';

interface StoreUnderTest {
  readonly store: ObjectStore;
  drop(): Promise<void>;
}

const webp = { contentType: 'image/webp' };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What every object store keeps to; each adapter runs it. */
export const objectStoreContract = (open: () => Promise<StoreUnderTest>): void => {
  let opened: StoreUnderTest;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.drop());

  const read = async (key: string): Promise<string | undefined> => {
    const object = await opened.store.find(key);
    return object === undefined ? undefined : (await buffer(object.stream)).toString();
  };

  test('what was put is read back with its size and its content type', async () => {
    await opened.store.put('pets/a/320.webp', bytesOf('picture'), webp);
    const object = await opened.store.find('pets/a/320.webp');
    expect(object).toMatchObject({ size: 7, contentType: 'image/webp' });
    object?.stream.destroy();
    expect(await read('pets/a/320.webp')).toBe('picture');
  });

  test('a key that was never put is not there', async () => {
    expect(await opened.store.find('pets/a/320.webp')).toBeUndefined();
  });

  test('a second put replaces the first', async () => {
    await opened.store.put('pets/a/320.webp', bytesOf('a longer first picture'), webp);
    await opened.store.put('pets/a/320.webp', bytesOf('second'), webp);
    expect(await read('pets/a/320.webp')).toBe('second');
  });

  test('an empty file is a file', async () => {
    await opened.store.put('pets/a/320.webp', new Uint8Array(), webp);
    expect(await read('pets/a/320.webp')).toBe('');
  });

  test('what is being read is read to its end although it is deleted or replaced meanwhile', async () => {
    await opened.store.put('pets/a/320.webp', bytesOf('first'), webp);
    const beforeReplace = await opened.store.find('pets/a/320.webp');
    await opened.store.put('pets/a/320.webp', bytesOf('second'), webp);
    const beforeDelete = await opened.store.find('pets/a/320.webp');
    await opened.store.delete('pets/a/320.webp');
    expect(String(await buffer(beforeReplace!.stream))).toBe('first');
    expect(String(await buffer(beforeDelete!.stream))).toBe('second');
  });

  test('a deleted key is gone, and deleting it again is no error', async () => {
    await opened.store.put('pets/a/320.webp', bytesOf('picture'), webp);
    await opened.store.delete('pets/a/320.webp');
    await opened.store.delete('pets/a/320.webp');
    expect(await opened.store.find('pets/a/320.webp')).toBeUndefined();
    expect(await opened.store.list('')).toEqual([]);
  });

  test('deleting one key leaves its neighbours', async () => {
    await opened.store.put('pets/a/320.webp', bytesOf('small'), webp);
    await opened.store.put('pets/a/800.webp', bytesOf('large'), webp);
    await opened.store.delete('pets/a/320.webp');
    expect(await read('pets/a/800.webp')).toBe('large');
  });

  test('a list holds the keys that start with the prefix, sorted', async () => {
    for (const key of ['pets/b/320.webp', 'pets/a/800.webp', 'papers/a.pdf', 'pets/a/320.webp']) {
      await opened.store.put(key, bytesOf(key), { contentType: key.endsWith('pdf') ? 'application/pdf' : 'image/webp' });
    }
    expect(await opened.store.list('pets/')).toEqual(['pets/a/320.webp', 'pets/a/800.webp', 'pets/b/320.webp']);
    expect(await opened.store.list('pets/a/')).toEqual(['pets/a/320.webp', 'pets/a/800.webp']);
    expect(await opened.store.list('nothing')).toEqual([]);
  });

  test('a prefix may end in the middle of a name, and folders whose names begin alike are sorted by their characters', async () => {
    const keys = ['pets/a-1/320.webp', 'pets/a/320.webp', 'pets/a/b/320.webp', 'pets/ab/320.webp'];
    for (const key of [...keys].reverse()) await opened.store.put(key, bytesOf(key), webp);
    await opened.store.put('pets/b/320.webp', bytesOf('another'), webp);
    expect(await opened.store.list('pets/a')).toEqual(keys);
    expect(await opened.store.list('pets/a/3')).toEqual(['pets/a/320.webp']);
  });

  test('a list is whole, however many keys there are', async () => {
    const keys = Array.from({ length: 2_100 }, (_, index) => `pets/${index % 3 === 0 ? 'a-b' : 'a'}/${index}.webp`).sort();
    const rest = [...keys];
    const putTheRest = async () => {
      for (let key = rest.pop(); key !== undefined; key = rest.pop()) await opened.store.put(key, bytesOf('x'), webp);
    };
    await Promise.all(Array.from({ length: 16 }, putTheRest));
    expect(await opened.store.list('pets/a')).toEqual(keys);
  });

  test('megabytes come back byte for byte, also to a slow reader', async () => {
    const large = Buffer.alloc(6_000_000, 'a picture of many bytes ');
    await opened.store.put('pets/a/1600.webp', large, webp);
    const object = await opened.store.find('pets/a/1600.webp');
    expect(object?.size).toBe(large.length);
    const chunks: Buffer[] = [];
    for await (const chunk of object!.stream) {
      chunks.push(chunk as Buffer);
      if (chunks.length <= 10) await setTimeout(20);
    }
    expect(Buffer.concat(chunks).equals(large)).toBe(true);
  });

  test("readers who leave early are in nobody's way", async () => {
    await opened.store.put('pets/a/1600.webp', Buffer.alloc(2_000_000, 'x'), webp);
    for (let round = 0; round < 30; round += 1) {
      const { stream } = (await opened.store.find('pets/a/1600.webp'))!;
      if (round % 2 === 0) await once(stream, 'readable');
      stream.destroy();
      if (!stream.closed) await once(stream, 'close');
    }
    await opened.store.put('pets/a/320.webp', bytesOf('still here'), webp);
    expect(await read('pets/a/320.webp')).toBe('still here');
  });

  test('of several writers of one key one is read, whole', async () => {
    const pictures = Array.from({ length: 8 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(pictures.map((picture) => opened.store.put('pets/a/320.webp', bytesOf(picture), webp)));
    expect(pictures).toContain(await read('pets/a/320.webp'));
  });

  test('puts and deletes of neighbours at the same time do not disturb each other', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `pets/a/${index}.webp`);
    await Promise.all(
      keys.map(async (key, index) => {
        await opened.store.put(key, bytesOf(key), webp);
        if (index % 2 === 0) await opened.store.delete(key);
      }),
    );
    expect(await opened.store.list('pets/a/')).toEqual(keys.filter((_, index) => index % 2 === 1).sort());
  });

  test.each([
    '',
    '/',
    '../secret.webp',
    'pets/../../secret.webp',
    '/etc/passwd',
    'pets//a.webp',
    'pets/.hidden.webp',
    'pets/a',
    'pets/a.exe',
    'pets\\a.webp',
    'pets/a\0.webp',
    `${'a'.repeat(300)}.webp`,
  ])('the key %j is refused by put and delete, and holds nothing', async (key) => {
    await expect(opened.store.put(key, bytesOf('x'), webp)).rejects.toThrow();
    await expect(opened.store.delete(key)).rejects.toThrow();
    expect(await opened.store.find(key)).toBeUndefined();
  });

  test('a content type that the extension does not stand for is refused', async () => {
    await expect(opened.store.put('pets/a/320.webp', bytesOf('x'), { contentType: 'text/html' })).rejects.toThrow();
    expect(await opened.store.list('')).toEqual([]);
  });
};
