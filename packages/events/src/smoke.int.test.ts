import { join } from 'node:path';
import { create } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { petCreated, PetCreatedSchema } from '@paltu/contracts';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase, runTransaction } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import { on, projector } from './consumers/consumer-definition.ts';
import { startConsumers } from './consumers/start-consumers.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { outgoingEvent } from './envelope/outgoing-event.ts';
import { knexOutbox } from './outbox/outbox.ts';
import { startRelay } from './outbox/relay.ts';
import { createEventTables } from './tables/event-tables.ts';

test('an event goes all the way', async () => {
  const service = await createTestDatabase();
  const busDb = await createTestDatabase({ migrations: [join(import.meta.dirname, '../bus-migrations')] });
  const logger = {
    ...silentLogger,
    warn: (f: object, m: string) => process.stdout.write(JSON.stringify({ ...f, m }) + '\n'),
    error: (f: object, m: string) => process.stdout.write(JSON.stringify({ ...f, m }) + '\n'),
  };
  const database = connectDatabase({ url: service.url, applicationName: 't', logger });
  await createEventTables(database);
  const bus = postgresBus({ url: busDb.url, logger });
  const tailed: string[] = [];
  const tail = await bus.tail({
    topics: ['pets.pet.v1'],
    from: 'beginning',
    onMessage: (m) => void tailed.push(m.as(petCreated)?.data.pet?.name ?? '?'),
  });
  const seen: string[] = [];
  const consumers = startConsumers({
    database,
    bus,
    logger,
    consumers: [
      projector({
        consumer: 't.p',
        reset: async () => undefined,
        on: [on(petCreated, async (e) => void seen.push(e.data.pet?.name ?? '?'))],
      }),
    ],
  });
  const relay = startRelay({ database, bus, service: 't', logger });
  const at = Date.now();
  const N = 4000;
  for (let i = 0; i < N; i += 10)
    await runTransaction(database, (trx) =>
      knexOutbox(trx, { source: '/paltu/t' }).append(
        Array.from({ length: 10 }, (_, j) =>
          outgoingEvent(petCreated, {
            subject: newId(),
            sequence: 1,
            time: new Date(),
            data: create(PetCreatedSchema, { pet: { name: `n${i + j}` } }),
          }),
        ),
      ),
    );
  const wrote = Date.now() - at;
  while (seen.length < N || tailed.length < N) await new Promise((r) => setTimeout(r, 10));
  process.stdout.write(`wrote ${wrote} all ${Date.now() - at} lag ${consumers.lagMs()} healthy ${tail.isHealthy()}\n`);
  expect(seen.length).toBe(N);
  const one = Date.now();
  await runTransaction(database, (trx) =>
    knexOutbox(trx, { source: '/paltu/t' }).append([
      outgoingEvent(petCreated, {
        subject: newId(),
        sequence: 1,
        time: new Date(),
        data: create(PetCreatedSchema, { pet: { name: `n` } }),
      }),
    ]),
  );
  while (seen.length < N + 1) await new Promise((r) => setTimeout(r, 1));
  process.stdout.write(`latency ${Date.now() - one}\n`);
  await relay.stop();
  await consumers.stop();
  await bus.close();
  await database.destroy();
  await service.drop();
  await busDb.drop();
});
