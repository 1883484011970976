import { beforeEach, expect, test } from '@jest/globals';
import { countWork, type CountWork } from './count-work.ts';

/** Three of a key, for as long as a test lasts. */
const threeOfEach = () => {
  const taken = new Map<string, number>();
  const add = (key: string, one: number): number => {
    taken.set(key, (taken.get(key) ?? 0) + one);
    return taken.get(key) ?? 0;
  };
  return {
    take: async (key: string) => ({ isAllowed: add(key, 1) <= 3, retryAfterSeconds: 60 }),
    giveBack: async (key: string) => add(key, -1),
  };
};

let count: CountWork;
beforeEach(() => {
  count = countWork(threeOfEach());
});
const done = () => count('address', async () => 'done');
const fail = () => count('address', async () => Promise.reject(new Error('refused')));
const tooMany = { code: 'request.too-many', retryAfterSeconds: 60 };

test('what was done counts, and no more than so many are', async () => {
  for (let time = 0; time < 3; time += 1) expect(await done()).toBe('done');
  await expect(done()).rejects.toMatchObject(tooMany);
});

test('what failed does not count, however often it is tried', async () => {
  for (let time = 0; time < 10; time += 1) await expect(fail()).rejects.toThrow('refused');
  for (let time = 0; time < 3; time += 1) expect(await done()).toBe('done');
});

test('what was refused for its number does not count either: the next place that is free is the next one’s', async () => {
  const endings: (() => void)[] = [];
  const slow = () => count('address', () => new Promise<void>((_resolve, reject) => endings.push(() => reject(new Error('failed')))));
  const underWay = [slow(), slow(), slow()];
  for (let time = 0; time < 10; time += 1) await expect(done()).rejects.toMatchObject(tooMany);
  for (const end of endings) end();
  await Promise.allSettled(underWay);
  expect(await done()).toBe('done');
});
