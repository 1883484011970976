import type { Redis } from 'ioredis';
import type { Marks } from './marks.ts';

/** Keeps marks in Redis, together with every other process. Rejects while that is away. */
export const redisMarks = (redis: Redis, name: string): Marks => ({
  set: async (key, until) => (await redis.set(`paltu:mark:${name}:${key}`, '1', 'PXAT', until.getTime(), 'NX')) === 'OK',
});
