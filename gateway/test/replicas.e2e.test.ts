import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { defaultTimeouts } from '../src/proxy/proxy-limits.ts';
import type { WatchTimes } from '../src/upstreams/watch-replicas.ts';
import { aGateway, type AGateway } from './a-gateway.ts';
import { startFakeService, type Answer, type FakeService } from './fake-service.ts';

/** On a busy machine an answer takes its time: a replica is found silent only where a test is about that. */
const times = { checkEvery: 50, silentAfter: 10_000, resolveEvery: 200 };
const silentAfter = 1_000;
const timeouts = { ...defaultTimeouts, connect: 1_000, answer: 10_000 };

let gateway: AGateway;
let replicas: FakeService[] = [];
afterEach(async () => {
  await gateway.stop();
  await Promise.all(replicas.map((one) => one.stop()));
});

const isCheck = (url: string | undefined): boolean => url === '/readyz';
/** Its readiness aside. */
const callsTo = ({ received }: FakeService) => received.filter(({ url }) => !isCheck(url));
const ready: Answer = (_request, response) => response.end('{}');

/** Each is asked twice more: the answer to a repeated question has arrived. */
const untilAsked = async (...asked: readonly FakeService[]): Promise<void> => {
  const checksOf = ({ received }: FakeService) => received.filter(({ url }) => isCheck(url)).length;
  const wanted = asked.map((one) => [one, checksOf(one) + 2] as const);
  await eventually(() => wanted.every(([one, count]) => checksOf(one) >= count), 'each was asked');
};

/** A gateway before replicas of pets, all of which are known to be ready. */
const start = async (count: number, different: Partial<WatchTimes> = {}): Promise<void> => {
  replicas = await Promise.all(Array.from({ length: count }, (_, index) => startFakeService(`pets ${index}`)));
  gateway = await aGateway({ times: { ...times, ...different }, timeouts, addresses: { pets: replicas.map(({ url }) => url) } });
  if (count > 1) await untilAsked(...replicas);
};
const read = () => fetch(`${gateway.url}/api/v1/pets`);
const readMany = async (count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let call = 0; call < count; call += 1) statuses.push((await read()).status);
  return statuses;
};
const write = async () =>
  fetch(`${gateway.url}/api/v1/pets/1`, { method: 'DELETE', headers: { authorization: `Bearer ${(await gateway.tokens.issue()).token}` } });

/** Answers readiness, and everything else as the test asks. */
const answering =
  (answer: Answer): Answer =>
  (request, response) =>
    isCheck(request.url) ? ready(request, response) : answer(request, response);

test('a service that listens on a Unix socket is read and written to by it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-socket-'));
  const path = join(folder, 'a.sock');
  replicas = [];
  const called: string[] = [];
  const socket = createServer((request, response) => {
    called.push(`${request.method} ${request.url} ${request.headers.host}`);
    response.end('{}');
  }).listen(path);
  gateway = await aGateway({ times, timeouts, addresses: { pets: [`unix:${path}`] } });
  const { host } = new URL(gateway.url);
  expect([(await read()).status, (await write()).status]).toEqual([200, 200]);
  expect(called).toEqual([`GET /api/v1/pets ${host}`, `DELETE /api/v1/pets/1 ${host}`]);
  await new Promise((resolve) => socket.close(resolve).closeAllConnections());
  expect([(await read()).status, (await write()).status]).toEqual([503, 503]);
  await rm(folder, { recursive: true });
});

test('calls are spread over replicas, one after the other as well as many at once', async () => {
  await start(3);
  expect(await readMany(30)).toEqual(Array(30).fill(200));
  await Promise.all(Array.from({ length: 30 }, read));
  for (const one of replicas) expect(callsTo(one).length).toBeGreaterThanOrEqual(18);
});

test('a replica that reports that it is not ready gets no call, until it reports that it is', async () => {
  await start(2);
  const [stopping, other] = replicas as [FakeService, FakeService];
  stopping.answerWith((_request, response) => response.writeHead(503).end('{}'));
  await untilAsked(stopping);
  expect(await readMany(10)).toEqual(Array(10).fill(200));
  expect([callsTo(stopping).length, callsTo(other).length]).toEqual([0, 10]);
  stopping.answerWith(ready);
  await eventually(async () => (await readMany(2)) && callsTo(stopping).length > 0, 'it is used again');
});

test('while none is ready, calls go to all, for the services themselves to answer what is wrong', async () => {
  await start(2);
  for (const one of replicas) one.answerWith((_request, response) => response.writeHead(503).end('{}'));
  await untilAsked(...replicas);
  expect(await readMany(4)).toEqual(Array(4).fill(503));
  expect(replicas.map((one) => callsTo(one).length)).toEqual([2, 2]);
});

test('while one starts and the other is too slow to report that it is ready, calls go to the one that serves', async () => {
  await start(2, { silentAfter });
  const [starting, slow] = replicas as [FakeService, FakeService];
  starting.answerWith((_request, response) => response.writeHead(503).end('{"status":"not-ready","unmet":["start"]}'));
  slow.answerWith((request, response) => void (isCheck(request.url) || ready(request, response)));
  await pause(silentAfter + 300);
  expect(await readMany(10)).toEqual(Array(10).fill(200));
  expect((await write()).status).toBe(200);
  expect([callsTo(starting).length, callsTo(slow).length]).toEqual([0, 11]);
});

test('a replica that is gone costs no call: reads and writes that never left go to another one', async () => {
  await start(2);
  const [gone, other] = replicas as [FakeService, FakeService];
  await gone.stop();
  const answers = await Promise.all([...Array.from({ length: 10 }, read), ...Array.from({ length: 10 }, write)]);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(callsTo(other)).toHaveLength(20);
});

test('a read whose connection dies before an answer is tried once more elsewhere; a write never is', async () => {
  await start(2);
  const [dying, other] = replicas as [FakeService, FakeService];
  dying.answerWith(answering((request) => request.socket.destroy()));
  expect(await readMany(6)).toEqual(Array(6).fill(200));
  const read = callsTo(dying).length;
  expect(read).toBeGreaterThan(0);
  const statuses: number[] = [];
  const writeOnce = async (): Promise<boolean> => {
    statuses.push((await write()).status);
    return callsTo(dying).length > read;
  };
  await eventually(writeOnce, 'a write goes to the one that dies');
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect(callsTo(other).filter(({ method }) => method === 'DELETE')).toHaveLength(statuses.length - 1);
});

test('a read is tried twice and no more', async () => {
  await start(3);
  for (const one of replicas) one.answerWith(answering((request) => request.socket.destroy()));
  expect((await read()).status).toBe(503);
  expect(replicas.reduce((sum, one) => sum + callsTo(one).length, 0)).toBe(2);
});

test('a replica that hangs is left alone, and reads that wait for it are answered by another', async () => {
  await start(2, { silentAfter });
  const [hanging, other] = replicas as [FakeService, FakeService];
  hanging.answerWith(() => undefined);
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, read));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(callsTo(hanging).length).toBeGreaterThan(0);
  // Long before its answer would be late.
  expect(performance.now() - startedAt).toBeLessThan(timeouts.answer - 1_000);
  const before = callsTo(hanging).length;
  expect(await readMany(10)).toEqual(Array(10).fill(200));
  expect(callsTo(hanging).length).toBe(before);
  expect(callsTo(other)).toHaveLength(20);
  hanging.answerWith(ready);
  await eventually(async () => (await readMany(2)) && callsTo(hanging).length > before, 'it is used again');
});

test('a kept connection that died costs no read although there is one replica alone', async () => {
  await start(1);
  expect(await readMany(1)).toEqual([200]);
  let deaths = 0;
  replicas[0]?.answerWith((request, response) => {
    if (deaths === 1) return ready(request, response);
    deaths += 1;
    return request.socket.destroy();
  });
  expect(await readMany(1)).toEqual([200]);
  expect(deaths).toBe(1);
});

test('one replica alone is not asked whether it is ready', async () => {
  await start(1);
  await pause(300);
  expect(replicas[0]?.arrived()).toBe(0);
});
