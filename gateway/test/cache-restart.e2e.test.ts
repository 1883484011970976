import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { petUnpublished } from '@paltu/contracts';
import { openBus, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { openBusServer, type BusServer } from '@paltu/events/test-bus';
import { silentLogger } from '@paltu/kernel';
import { eventually, openTcpProxy, type TcpProxy } from '@paltu/testing';
import { followChanges } from '../src/cache/follow-changes.ts';
import { answerCache } from '../src/cache/public-answers.ts';
import { aGateway } from './a-gateway.ts';

const id = '01a203c7-ae21-724d-8c60-aedd63dde978';
const pet = `/api/v1/pets/${id}`;
const cutMs = 5_000;

let server: BusServer;
let way: TcpProxy;
let petsBus: EventBus;
let version: number;
let sequence: number;
const open: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  [version, sequence] = [1, 1];
  server = await openBusServer();
  way = await openTcpProxy(server.url);
  petsBus = await openBus({ url: server.url, clientId: 'pets', logger: silentLogger });
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  await petsBus.close();
  await way.close();
  await server.close();
});

/** A gateway whose way to the bus can be cut. `trusts`: the negative control, which gives out what it keeps whatever changes. */
const start = async ({ trusts = false } = {}) => {
  const bus = await openBus({ url: way.url, clientId: 'gateway', logger: silentLogger });
  const changes = followChanges({ bus, logger: silentLogger, drop: (tag) => cache.drop(tag) });
  const cache = answerCache(trusts ? () => true : changes.isCurrent);
  const gateway = await aGateway({ cache });
  gateway.pets.answerWith((_request, response) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' };
    response.writeHead(200, headers).end(JSON.stringify({ data: { version } }));
  });
  const stop = async (): Promise<void> => {
    await gateway.stop();
    await changes.stop();
    await bus.close();
  };
  open.push(stop);
  await eventually(async () => changes.isCurrent(), 'the gateway consumes changes', 20_000);
  const read = async (): Promise<number> => {
    const answer = (await (await fetch(gateway.url + pet)).json()) as { data: { version: number } };
    return answer.data.version;
  };
  return { read, isCurrent: changes.isCurrent, stop: async () => void (open.splice(open.indexOf(stop), 1), await stop()) };
};

/** The listing changes, and its service publishes that. */
const change = async (): Promise<void> => {
  version += 1;
  sequence += 1;
  await petsBus.publish([toMessage(partialEvent(petUnpublished, { subject: id, sequence, data: {} }), '/paltu/pets')]);
};

/** Reads until the deadline, and answers how often what came was older than what was there. */
const staleReads = async (read: () => Promise<number>, ms: number): Promise<number> => {
  let stale = 0;
  for (const until = Date.now() + ms; Date.now() < until; await pause(50)) {
    const newest = version;
    if ((await read()) < newest) stale += 1;
  }
  return stale;
};

test('a gateway that starts again has nothing of before, and nothing stale', async () => {
  const first = await start();
  expect(await first.read()).toBe(1);
  await first.stop();
  await change();
  const second = await start();
  expect(await second.read()).toBe(2);
  await change();
  await eventually(async () => (await second.read()) === 3, 'the change is seen', 5_000);
  expect(await staleReads(second.read, 1_000)).toBe(0);
}, 60_000);

/** Cuts the way for five seconds, and changes the listing once nobody may trust what is kept. Answers the stale reads after that. */
const staleAfterCut = async (gateway: Awaited<ReturnType<typeof start>>): Promise<number> => {
  expect(await gateway.read()).toBe(1);
  await way.refuse();
  await eventually(async () => !gateway.isCurrent(), 'the gateway knows that it consumes nothing', 10_000);
  await change();
  const whileCut = await staleReads(gateway.read, cutMs);
  await way.pass();
  await eventually(async () => gateway.isCurrent(), 'it consumes again', 30_000);
  return whileCut + (await staleReads(gateway.read, 500));
};

test('changes that were missed in five seconds without the bus leave nothing stale, neither then nor after it is back', async () => {
  const gateway = await start();
  expect(await staleAfterCut(gateway)).toBe(0);
  await change();
  await eventually(async () => (await gateway.read()) === version, 'changes are seen again', 5_000);
}, 60_000);

test('negative control: one that trusts what it keeps gives out what is stale', async () => {
  expect(await staleAfterCut(await start({ trusts: true }))).toBeGreaterThan(0);
}, 60_000);
