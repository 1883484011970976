import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LimitRule, RateLimiter, RateLimiters } from './rate-limiter.ts';

/** What every adapter of the port promises. */
export const rateLimiterContract = (open: () => Promise<RateLimiters>): void => {
  let limiters: RateLimiters;
  beforeEach(async () => {
    limiters = await open();
  });
  afterEach(() => limiters.close());

  const aLimiter = (over: Partial<LimitRule> = {}): RateLimiter => limiters.of({ name: randomUUID(), points: 3, seconds: 60, ...over });
  const takeTimes = async (limiter: RateLimiter, key: string, times: number) => {
    const verdicts = await Promise.all(Array.from({ length: times }, () => limiter.take(key)));
    return verdicts.filter(({ isAllowed }) => isAllowed).length;
  };

  test('a key may do it so many times, and learns how long to wait', async () => {
    const limiter = aLimiter();
    for (const taken of [1, 2, 3]) expect(await limiter.take('sana')).toMatchObject({ isAllowed: true, taken });
    const refused = await limiter.take('sana');
    expect(refused).toMatchObject({ isAllowed: false, taken: 4 });
    expect(refused.retryAfterSeconds).toBeGreaterThan(50);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('of many at once no more are allowed', async () => {
    expect(await takeTimes(aLimiter({ points: 20 }), 'sana', 100)).toBe(20);
  });

  test('keys and rules count apart', async () => {
    const [one, other] = [aLimiter({ points: 1 }), aLimiter({ points: 1 })];
    expect(await one.take('sana')).toMatchObject({ isAllowed: true });
    expect(await one.take('bilal')).toMatchObject({ isAllowed: true });
    expect(await other.take('sana')).toMatchObject({ isAllowed: true });
    expect(await one.take('sana')).toMatchObject({ isAllowed: false });
  });

  test('a window ends, however often a key was refused in it', async () => {
    const limiter = aLimiter({ points: 1, seconds: 1 });
    expect(await takeTimes(limiter, 'sana', 5)).toBe(1);
    await pause(1_200);
    expect(await limiter.take('sana')).toMatchObject({ isAllowed: true, taken: 1 });
  });

  test('one that is given back counts no more', async () => {
    const limiter = aLimiter({ points: 1 });
    await limiter.take('sana');
    await limiter.giveBack('sana');
    expect(await limiter.take('sana')).toMatchObject({ isAllowed: true, taken: 1 });
  });

  test('a key that is blocked is refused for that time, and begins anew when it is forgotten', async () => {
    const limiter = aLimiter();
    await limiter.block('sana', 600);
    const refused = await limiter.take('sana');
    expect(refused.isAllowed).toBe(false);
    expect(refused.retryAfterSeconds).toBeGreaterThan(590);
    await limiter.forget('sana');
    expect(await limiter.take('sana')).toMatchObject({ isAllowed: true, taken: 1 });
  });

  test('all is well', async () => {
    await aLimiter().take('sana');
    expect(limiters.problems()).toEqual([]);
  });
};

/** What every adapter of the port promises. */
export const marksContract = (open: () => Promise<RateLimiters>): void => {
  let limiters: RateLimiters;
  beforeEach(async () => {
    limiters = await open();
  });
  afterEach(() => limiters.close());

  const later = () => new Date(Date.now() + 60_000);

  test('a mark is set once', async () => {
    const marks = limiters.marks(randomUUID());
    expect(await marks.set('sana', later())).toBe(true);
    expect(await marks.set('sana', later())).toBe(false);
    expect(await marks.set('bilal', later())).toBe(true);
  });

  test('of many who set it at once one does', async () => {
    const marks = limiters.marks(randomUUID());
    const set = await Promise.all(Array.from({ length: 50 }, () => marks.set('sana', later())));
    expect(set.filter(Boolean)).toHaveLength(1);
  });

  test('marks of one name are none of another’s', async () => {
    const [one, other] = [limiters.marks(randomUUID()), limiters.marks(randomUUID())];
    expect([await one.set('sana', later()), await other.set('sana', later())]).toEqual([true, true]);
  });

  test('a mark ends at its time, and not before', async () => {
    const marks = limiters.marks(randomUUID());
    const until = new Date(Date.now() + 600);
    expect([await marks.set('sana', until), await marks.set('sana', later())]).toEqual([true, false]);
    await pause(800);
    expect(await marks.set('sana', later())).toBe(true);
  });
};
