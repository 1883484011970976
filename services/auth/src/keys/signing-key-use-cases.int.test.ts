import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Clock } from '@paltu/kernel';
import { signingKeyDecisions } from './signing-key-use-cases.ts';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { joseCreateKey, joseKeyRing } from './jose-key-adapter.ts';

const dayMs = 24 * 60 * 60_000;
const periodStart = new Date(680 * 30 * dayMs);

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const decisionsAt = (clock: Clock) => signingKeyDecisions({ store: store.signingKeys, createKey: joseCreateKey, clock });

const ringAt = async (start: Date) => {
  let now = start;
  const clock = { now: () => now };
  const { keep, rotate } = decisionsAt(clock);
  const ring = joseKeyRing(keep, clock);
  await ring.reload();
  const kids = () => ring.published().map(({ kid }) => kid);
  const passTo = (at: Date) => {
    now = at;
    return ring.reload();
  };
  return { ring, kids, passTo, setTime: (at: Date) => void (now = at), rotate };
};

const inDays = (days: number) => new Date(periodStart.getTime() + days * dayMs);

test('there is one key in the middle of a period, and it stays the same', async () => {
  const { ring, kids, passTo } = await ringAt(inDays(5));
  const { kid } = await ring.signingKey();
  await passTo(inDays(20));
  expect(kids()).toEqual([kid]);
  expect((await ring.signingKey()).kid).toBe(kid);
});

test('the next key is published a day before it signs, and the last one a day after', async () => {
  const { ring, kids, passTo } = await ringAt(inDays(5));
  const { kid: first } = await ring.signingKey();

  await passTo(inDays(29.5));
  const [, second] = kids();
  expect(kids()).toEqual([first, second]);
  expect((await ring.signingKey()).kid).toBe(first);

  await passTo(inDays(30.5));
  expect(kids()).toEqual([first, second]);
  expect((await ring.signingKey()).kid).toBe(second);

  await passTo(inDays(31.5));
  expect(kids()).toEqual([second]);
});

test('a process that slept through the change of keys signs with the new one', async () => {
  const { ring, setTime } = await ringAt(inDays(5));
  const { kid } = await ring.signingKey();
  setTime(inDays(75));
  expect((await ring.signingKey()).kid).not.toBe(kid);
});

test('two processes that start at once sign with one key', async () => {
  const clock = { now: () => inDays(5) };
  const { keep } = decisionsAt(clock);
  const rings = [joseKeyRing(keep, clock), joseKeyRing(keep, clock)];
  const [one, other] = await Promise.all(rings.map((ring) => ring.signingKey()));
  expect(one!.kid).toBe(other!.kid);
});

test('a token with an unknown key makes nobody look for it more than once in five seconds', async () => {
  let now = inDays(5);
  let looks = 0;
  const clock = { now: () => now };
  const { keep } = decisionsAt(clock);
  const counted = () => {
    looks += 1;
    return keep();
  };
  const ring = joseKeyRing(counted, clock);
  await ring.reload();
  const ask = () =>
    expect(ring.verificationKey({ alg: 'ES256', kid: 'made up' }, { payload: '', signature: '' })).rejects.toThrow('no applicable key');
  await ask();
  now = new Date(now.getTime() + 6_000);
  await ask();
  await ask();
  expect(looks).toBe(2);
});

test('a key out of turn is shown at once and signs three minutes later; the one before is shown until its tokens are gone', async () => {
  const { ring, kids, passTo, rotate } = await ringAt(inDays(5));
  const { kid: first } = await ring.signingKey();
  const { kid: second, isNew } = await rotate();
  expect(isNew).toBe(true);
  const inMinutes = (minutes: number) => new Date(inDays(5).getTime() + minutes * 60_000);

  await passTo(inMinutes(1));
  expect(kids()).toEqual([first, second]);
  expect((await ring.signingKey()).kid).toBe(first);
  await passTo(inMinutes(3));
  expect((await ring.signingKey()).kid).toBe(second);
  await passTo(inMinutes(17));
  expect(kids()).toEqual([first, second]);
  await passTo(inMinutes(18));
  expect(kids()).toEqual([second]);

  await passTo(inDays(29.5));
  const [, third] = kids();
  expect(kids()).toEqual([second, third]);
  await passTo(inDays(30.5));
  expect((await ring.signingKey()).kid).toBe(third);
  await passTo(inDays(31.5));
  expect(kids()).toEqual([third]);
});

test('a key out of turn on the last day of a period replaces the next one too, which was there to be seen', async () => {
  const { ring, kids, passTo, rotate } = await ringAt(inDays(29.5));
  const [first, seen] = kids();
  const { kid: second } = await rotate();

  await passTo(new Date(inDays(29.5).getTime() + 60_000));
  const [, , third] = kids();
  expect(kids()).toEqual([first, second, third]);
  expect([first, second, seen]).not.toContain(third);
  await passTo(inDays(30.5));
  expect((await ring.signingKey()).kid).toBe(third);
});

test('run several times at one instant, one key is made, and all runs return it', async () => {
  const { rotate } = await ringAt(inDays(5));
  const rotations = await Promise.all(Array.from({ length: 4 }, () => rotate()));
  expect(new Set(rotations.map(({ kid }) => kid)).size).toBe(1);
  expect(rotations.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await store.signingKeys.list()).filter(({ period }) => period === null)).toHaveLength(1);
});
