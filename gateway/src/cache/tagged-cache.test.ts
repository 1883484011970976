import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { taggedCache, type Loaded, type TaggedCacheOptions } from './tagged-cache.ts';

afterEach(() => void jest.restoreAllMocks());

const aCache = (options: Partial<TaggedCacheOptions> = {}) =>
  taggedCache<string>({ maxBytes: 1_000, maxAgeMs: 60_000, isCurrent: () => true, ...options });

const loaded = async (value: string, bytes: number | undefined = 10): Promise<Loaded<string>> => ({ value, bytes });

const randomMs = (most: number) => sleep(Math.random() * most);

/** 1,500 writes over 200 keys while others read; the keys whose kept answer is not what was written last. */
const staleKeysAfterWrites = async (options: Partial<TaggedCacheOptions>): Promise<number> => {
  const cache = aCache({ maxBytes: 1e9, ...options });
  const versions = new Map<string, number>();
  const read = async (key: string): Promise<Loaded<string>> => {
    const seen = String(versions.get(key) ?? 0);
    await randomMs(4);
    return { value: seen, bytes: 10 };
  };
  const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`);
  const anyKey = () => keys[Math.floor(Math.random() * keys.length)] as string;
  let isOver = false;
  const reader = async (): Promise<void> => {
    while (!isOver) {
      const key = anyKey();
      if (cache.find(key) === undefined) await cache.share(key, [key], () => read(key));
      else await randomMs(1);
    }
  };
  const writer = async (): Promise<void> => {
    for (let write = 0; write < 100; write += 1) {
      const key = anyKey();
      versions.set(key, (versions.get(key) ?? 0) + 1);
      // The event takes its time.
      await randomMs(2);
      cache.drop(key);
    }
  };
  const readers = Array.from({ length: 40 }, reader);
  await Promise.all(Array.from({ length: 15 }, writer));
  isOver = true;
  await Promise.all(readers);
  return keys.filter((key) => cache.find(key) !== undefined && cache.find(key) !== String(versions.get(key) ?? 0)).length;
};

test('1,500 writes over 200 keys under parallel reads leave nothing stale', async () => {
  expect(await staleKeysAfterWrites({})).toBe(0);
}, 30_000);

test('negative control: without the check of what fell meanwhile something stale is left', async () => {
  let stale = 0;
  for (let round = 0; round < 5 && stale === 0; round += 1) stale = await staleKeysAfterWrites({ keepsWhatFell: true });
  expect(stale).toBeGreaterThan(0);
}, 30_000);

test('who asks after a change never gets what was read before it, although that is still on its way', async () => {
  const cache = aCache();
  const slow = Promise.withResolvers<Loaded<string>>();
  const before = cache.share('a', ['t'], () => slow.promise);
  cache.drop('t');
  expect((await cache.share('a', ['t'], () => loaded('new'))).value).toBe('new');
  slow.resolve({ value: 'old', bytes: 10 });
  expect((await before).value).toBe('old');
  expect(cache.find('a')).toBe('new');
});

test('equal misses share one load; a load that fails is tried again', async () => {
  const cache = aCache();
  let loads = 0;
  const load = async () => {
    loads += 1;
    await sleep(5);
    return loaded('one');
  };
  const all = await Promise.all([1, 2, 3].map(() => cache.share('a', [], load)));
  expect([loads, all.map(({ isShared }) => isShared)]).toEqual([1, [false, true, true]]);
  await expect(cache.share('b', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.share('b', [], () => loaded('back'))).value).toBe('back');
});

test('what must not be kept is not, nor what is too old, nor anything while changes cannot be consumed', async () => {
  let isCurrent = true;
  const cache = aCache({ isCurrent: () => isCurrent });
  await cache.share('refused', [], () => loaded('no', undefined).then(({ value }) => ({ value, bytes: undefined })));
  expect(cache.find('refused')).toBeUndefined();
  await cache.share('a', ['t'], () => loaded('a'));
  expect(cache.find('a')).toBe('a');
  isCurrent = false;
  expect(cache.find('a')).toBeUndefined();
  await cache.share('b', [], () => loaded('b'));
  isCurrent = true;
  expect([cache.find('a'), cache.find('b')]).toEqual(['a', undefined]);
  const later = Date.now() + 60_001;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(cache.find('a')).toBeUndefined();
});

test('the least recently used goes when there is no room', async () => {
  const cache = aCache({ maxBytes: 100 });
  for (const key of ['a', 'b', 'c']) await cache.share(key, [key], () => loaded(key, 40));
  expect(['a', 'b', 'c'].map((key) => cache.find(key))).toEqual([undefined, 'b', 'c']);
  cache.find('b');
  await cache.share('d', [], () => loaded('d', 40));
  expect(['b', 'c', 'd'].map((key) => cache.find(key))).toEqual(['b', undefined, 'd']);
  await cache.share('huge', [], () => loaded('huge', 101));
  expect(['b', 'd', 'huge'].map((key) => cache.find(key))).toEqual(['b', 'd', undefined]);
});
