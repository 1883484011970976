import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDocuments, type Documents } from '@paltu/documents';
import { dependencyTimeouts, silentLogger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { eventually, startMongoServer, type MongoServer } from '@paltu/testing';
import { memoryBus } from '../src/memory/memory-bus.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { mongoEventStore } from '../src/mongo/mongo-event-store.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { anEvent, source } from './event-harness.ts';
import { onMongo, type MongoUnderTest } from './mongo-under-test.ts';
import { effectsProjector } from './store-harness.ts';

const consumer = 'test.projector';
const keys = ['a', 'b', 'c', 'd'];

let server: MongoServer;
let documents: Documents;
let under: MongoUnderTest;
beforeAll(async () => {
  server = await startMongoServer();
  documents = connectDocuments({ url: server.urlFor('restart'), applicationName: 'restart', logger: silentLogger });
  const store = mongoEventStore(documents);
  await documents.prepare();
  under = await onMongo(documents, store);
});
afterAll(async () => {
  await documents.close();
  await server.drop();
});

/** Writes events of one key until it is stopped; an event counts once its transaction was acknowledged. */
const writer = (key: string) => {
  let isOver = false;
  const acknowledged: string[] = [];
  const run = async (): Promise<void> => {
    for (let sequence = 1; !isOver; sequence += 1) {
      const event = anEvent(key, sequence);
      try {
        await under.store.run(async (trx) => {
          await under.keepAggregate(trx, key, sequence);
          await under.store.outbox.appender(trx, { source }).append([event]);
        });
        acknowledged.push(`${key}.${sequence}`);
      } catch (error) {
        // Unknown outcome is allowed, any other kind of failure is not.
        if (!isInfrastructureError(error)) throw error;
      }
      await sleep(50);
    }
  };
  const running = run();
  return { acknowledged, stop: async () => ((isOver = true), running) };
};

test('a server that was away for longer than a query waits is used again, although it was asked all along', async () => {
  await under.store.run((trx) => under.keepAggregate(trx, 'before', 1));
  await server.kill();
  const until = Date.now() + 2 * dependencyTimeouts.database.connect;
  while (Date.now() < until) {
    const failure: unknown = await documents.ping().catch((error: unknown) => error);
    expect(isInfrastructureError(failure)).toBe(true);
    await sleep(100);
  }
  await server.start();
  const works = () =>
    documents.ping().then(
      () => true,
      () => false,
    );
  await eventually(works, 'the server answers again', 60_000);
  await under.store.run((trx) => under.keepAggregate(trx, 'after', 1));
}, 120_000);

test('through kills of MongoDB every acknowledged event takes effect once, in the order of its key', async () => {
  const bus = memoryBus();
  const consumers = startConsumers({ store: under.store, bus, consumers: [effectsProjector(under, consumer)], logger: silentLogger });
  const relay = startRelay({ store: under.store, bus, service: 'restart', logger: silentLogger });
  const writers = keys.map(writer);
  for (let kills = 0; kills < 2; kills += 1) {
    await sleep(1_500);
    await server.kill();
    await sleep(500);
    await server.start();
  }
  await sleep(1_500);
  await Promise.all(writers.map((one) => one.stop()));
  await eventually(async () => (await under.store.outbox.backlog()).events === 0, 'everything is published', 60_000);
  const acknowledged = writers.flatMap((one) => one.acknowledged);
  const isThere = async (): Promise<boolean> => {
    const all = new Set(await under.effects(consumer));
    return acknowledged.every((one) => all.has(one));
  };
  await eventually(isThere, 'every acknowledged event has taken effect', 60_000);
  await Promise.all([relay.stop(), consumers.stop()]);

  const all = await under.effects(consumer);
  expect(new Set(all).size).toBe(all.length);
  expect(acknowledged.length).toBeGreaterThan(4 * keys.length);
  for (const key of keys) {
    const numbers = all.filter((one) => one.startsWith(`${key}.`)).map((one) => Number(one.slice(2)));
    expect(numbers).toEqual([...numbers].sort((one, another) => one - another));
  }
}, 180_000);
