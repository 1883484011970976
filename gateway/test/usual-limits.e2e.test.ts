import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { memoryLimiters, type RateLimiter, type RateLimiters } from '@paltu/limits';
import type { RateLimit } from '@paltu/service-kit';
import { callerKey, ruleOf } from '../src/limits/count-calls.ts';
import { routes, type GatewayRoute } from '../src/routes.ts';
import { aGateway, type AGateway } from './a-gateway.ts';

const limiters = new Map<string, RateLimiter>();
let gateway: AGateway;
beforeAll(async () => {
  const own = memoryLimiters();
  const remembered: RateLimiters = {
    ...own,
    of: (rule) => {
      const limiter = own.of(rule);
      limiters.set(rule.name, limiter);
      return limiter;
    },
  };
  gateway = await aGateway({ trusted: ['127.0.0.1'], limiters: remembered });
});
afterAll(() => gateway.stop());

/** What members and visitors were promised: how often, in how many seconds. */
const promised: Readonly<Record<RateLimit, readonly [points: number, seconds: number]>> = {
  registration: [1_200, 60],
  login: [1_200, 60],
  refresh: [1_200, 60],
  reads: [1_200, 60],
  pictures: [1_200, 60],
  writes: [240, 60],
  uploads: [240, 60],
  session: [240, 60],
};

/** The same of visitors, who share addresses, for whatever they may write. */
const promisedToVisitors = [1_200, 60] as const;

const concrete = (path: string): string => path.replaceAll(/:\w+/g, '0199a3f0-0000-7000-8000-000000000001');

let callers = 0;
/** Somebody who may make this call, from an address that nobody had before. */
const someoneFor = async ({ access }: GatewayRoute): Promise<{ memberId?: string; key: string; headers: Record<string, string> }> => {
  callers += 1;
  const address = `198.51.${Math.floor(callers / 250)}.${1 + (callers % 250)}`;
  if (access === 'public' || access === 'optional') return { key: callerKey({ address }), headers: { 'x-forwarded-for': address } };
  const { userId, token } = await gateway.tokens.issue({ role: access === 'admin' ? 'admin' : 'user' });
  return {
    memberId: userId,
    key: callerKey({ address, memberId: userId }),
    headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
  };
};

describe('as many calls as were promised, and then 429', () => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_name, route) => {
    const { memberId, key, headers } = await someoneFor(route);
    const [points, seconds] = memberId === undefined ? promisedToVisitors : promised[route.limit];
    const call = () => fetch(gateway.url + concrete(route.path), { method: route.method.toUpperCase(), headers });
    // All but the last one are counted where the gateway counts them.
    for (let taken = 1; taken < points; taken += 1) await limiters.get(ruleOf(route.limit, { memberId }))?.take(key);
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > seconds - 30, wait <= seconds]).toEqual([true, true]);
  });
});

test('reads are limited as reads, and what changes something as a write', () => {
  const classesOf = (isRead: boolean): string[] =>
    [...new Set(routes.filter(({ method }) => (method === 'get') === isRead).map(({ limit }) => limit))].sort();
  expect(classesOf(true)).toEqual(['pictures', 'reads']);
  // A view is sent by every reader, at every detail; a quote by a visitor whose cart is open.
  const names = routes.filter(({ method, limit }) => method !== 'get' && limit === 'reads').map(({ path }) => path.split('/').at(-1));
  expect([...new Set(names)].toSorted()).toEqual(['quote', 'view']);
  expect(classesOf(false)).toEqual(['login', 'reads', 'refresh', 'registration', 'session', 'uploads', 'writes']);
});

test('a visitor reads 1,200 times in a minute through the gateway, and not once more', async () => {
  const read = () =>
    fetch(`${gateway.url}/api/v1/pets`, { headers: { 'x-forwarded-for': '203.0.113.9' } }).then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    });
  const answers: number[] = [];
  while (answers.length < 1_250) answers.push(...(await Promise.all(Array.from({ length: 50 }, read))));
  expect({ read: answers.filter((status) => status === 200).length, refused: answers.filter((status) => status === 429).length }).toEqual({
    read: 1_200,
    refused: 50,
  });
});
