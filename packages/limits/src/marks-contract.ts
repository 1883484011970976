import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RateLimiters } from './rate-limiter.ts';

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
