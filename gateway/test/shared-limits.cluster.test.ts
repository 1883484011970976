import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { limitersOf, usualPoints } from '@paltu/limits';
import { eventually, startRedisServer, type RedisServer } from '@paltu/testing';
import { aGateway, type AGateway } from './a-gateway.ts';

/** Two replicas of the gateway, as a configuration with REDIS_URL makes them. */
const replicas: AGateway[] = [];
const closings: (() => Promise<void>)[] = [];
let server: RedisServer;
beforeAll(async () => {
  server = await startRedisServer();
  for (let replica = 0; replica < 2; replica += 1) {
    const limiters = limitersOf({ REDIS_URL: server.url }, silentLogger);
    await limiters.open();
    const rateLimits = { ...usualPoints, reads: 6, writes: 4 };
    replicas.push(await aGateway({ trusted: ['127.0.0.1'], limiters, rateLimits }));
    closings.push(limiters.close);
  }
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await Promise.all(closings.map((close) => close()));
  await server.drop();
});

/** Calls the replicas in turn. */
const statuses = async (times: number, ask: (replica: AGateway) => Promise<Response>): Promise<number[]> => {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push((await ask(replicas[turn % 2] as AGateway)).status);
  return answers;
};
const readFrom = (address: string) => (replica: AGateway) =>
  fetch(`${replica.url}/api/v1/pets`, { headers: { 'x-forwarded-for': address } });

test('the calls of a visitor at two gateways are one count in Redis, and another visitor has their own', async () => {
  expect(await statuses(8, readFrom('203.0.113.9'))).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  for (const replica of replicas) {
    const refused = await readFrom('203.0.113.9')(replica);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'request.too-many']);
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 30, wait <= 60]).toEqual([true, true]);
  }
  expect(await statuses(2, readFrom('203.0.113.10'))).toEqual([200, 200]);
});

test('the writes of a member at two gateways are one count, from wherever they come', async () => {
  const [first] = replicas as [AGateway];
  const { userId } = await first.tokens.issue();
  const tokens = new Map(await Promise.all(replicas.map(async (one) => [one, (await one.tokens.issue({ userId })).token] as const)));
  let address = 0;
  const write = (replica: AGateway) =>
    fetch(`${replica.url}/api/v1/pets/1`, {
      method: 'DELETE',
      headers: { 'x-forwarded-for': `203.0.113.${(address += 1)}`, authorization: `Bearer ${tokens.get(replica) ?? ''}` },
    });
  expect(await statuses(5, write)).toEqual([200, 200, 200, 200, 429]);
});

test('while Redis is gone each gateway counts for itself and reports it; then they count together again', async () => {
  await server.kill();
  const read = readFrom('203.0.113.20');
  expect(await statuses(12, read)).toEqual(Array<number>(12).fill(200));
  expect(await statuses(2, read)).toEqual([429, 429]);
  const degraded = async (replica: AGateway) => ((await (await fetch(`${replica.url}/readyz`)).json()) as { degraded: string[] }).degraded;
  for (const replica of replicas) expect(await degraded(replica)).toEqual(['the limits are counted by this process alone']);
  await server.start();
  const isBack = async (replica: AGateway) => {
    await readFrom('203.0.113.21')(replica);
    return (await degraded(replica)).length === 0;
  };
  for (const replica of replicas) await eventually(() => isBack(replica), 'Redis is used again');
  expect(await statuses(7, readFrom('203.0.113.22'))).toEqual([200, 200, 200, 200, 200, 200, 429]);
}, 120_000);
