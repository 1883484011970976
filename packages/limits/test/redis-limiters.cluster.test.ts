import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { eventually, startRedisServer, type RedisServer } from '@paltu/testing';
import { marksContract, rateLimiterContract } from '../src/rate-limiter-contract.ts';
import type { RateLimiters } from '../src/rate-limiter.ts';
import { redisLimiters } from '../src/redis-limiters.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedisServer();
});
afterAll(() => server.drop());

const logged: string[] = [];
const logger: Logger = {
  ...silentLogger,
  warn: (_fields, text) => void logged.push(text),
  info: (_fields, text) => void logged.push(text),
};
const open = (): Promise<RateLimiters> => {
  logged.length = 0;
  return redisLimiters({ url: server.url, logger });
};

describe('limits in Redis', () => {
  rateLimiterContract(open);
});

describe('marks in Redis', () => {
  marksContract(open);
});

describe('two processes', () => {
  let one: RateLimiters;
  let other: RateLimiters;
  const rule = () => ({ name: randomUUID(), points: 2, seconds: 60 });
  beforeEach(async () => {
    [one, other] = [await open(), await open()];
  });
  afterEach(async () => {
    await server.resume().catch(() => undefined);
    await Promise.all([one.close(), other.close()]);
  });

  test('count together', async () => {
    const shared = rule();
    for (const limiters of [one, other]) expect(await limiters.of(shared).take('sana')).toMatchObject({ isAllowed: true });
    for (const limiters of [one, other]) expect(await limiters.of(shared).take('sana')).toMatchObject({ isAllowed: false });
  });

  test('keep marks together', async () => {
    const [name, until] = [randomUUID(), new Date(Date.now() + 60_000)];
    expect([await one.marks(name).set('sana', until), await other.marks(name).set('sana', until)]).toEqual([true, false]);
  });

  test('count each for itself while Redis is gone, log that once, and together again when it is back', async () => {
    const shared = rule();
    const [mine, theirs] = [one.of(shared), other.of(shared)];
    await server.kill();
    for (const limiter of [mine, theirs]) {
      for (const isAllowed of [true, true, false]) expect(await limiter.take('sana')).toMatchObject({ isAllowed });
    }
    expect(await one.marks(shared.name).set('sana', new Date(Date.now() + 60_000))).toBe(true);
    expect(one.problems()).toEqual(['the limits are counted by this process alone']);
    expect(logged).toEqual(Array(2).fill('the shared limits are away: this process counts for itself'));
    await server.start();
    await eventually(async () => (await mine.take('bilal')) && one.problems().length === 0, 'they are back');
    expect(logged.at(-1)).toBe('the shared limits are back');
  });

  test('wait for one that is silent once, not at every call', async () => {
    const limiter = one.of({ ...rule(), points: 1_000 });
    await server.pause();
    const startedAt = performance.now();
    for (let call = 0; call < 200; call += 1) expect(await limiter.take('sana')).toMatchObject({ isAllowed: true });
    // 200 times its timeout would be a minute.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
