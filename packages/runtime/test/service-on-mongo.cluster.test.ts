import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { petState, petUpdated } from '@paltu/contracts';
import { runDocumentTransaction, type DocumentTransaction } from '@paltu/documents';
import { documentsAsEvents, memoryBus, onState, projector, toMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { newId, silentLogger } from '@paltu/kernel';
import { defineService, startService, type DocumentParts, type RunningService, type Slice } from '@paltu/runtime';
import { documentsUrl, serviceConfig } from '@paltu/service-kit';
import { clusterEngines, createTestTokens, eventually } from '@paltu/testing';

const variables = { PORT: '0', LOG_LEVEL: 'silent', BUS_URL: 'postgres://unused/bus', AUTH_URL: 'http://127.0.0.1:9' };

interface Pet {
  readonly _id: string;
  readonly name: string;
  readonly version: number;
}

const eventOf = ({ _id, name, version }: Pet) =>
  partialEvent(petUpdated, { subject: _id, sequence: version, data: { pet: { id: _id, name } } });

let parts: DocumentParts;
const pets = () => parts.documents.connection.collection<Pet>('pets');

const sliceOf = (mongo: DocumentParts): Slice => {
  parts = mongo;
  const names = projector<DocumentTransaction>({
    consumer: 'pets.names',
    on: [
      onState(petState, async ({ id, name }, _event, { session }: DocumentTransaction) => {
        await mongo.documents.connection.collection('names').insertOne({ pet: id, name }, { session });
      }),
    ],
    reset: async ({ session }) => void (await mongo.documents.connection.collection('names').deleteMany({}, { session })),
  });
  const collection = mongo.documents.collection('pets');
  return {
    onDocuments: {
      consumers: [names],
      republishes: [documentsAsEvents({ name: 'pets', collection, toEvents: (pet) => [eventOf(pet as Pet)] })],
    },
  };
};

const definition = defineService({
  name: 'pets',
  config: serviceConfig.extend({ DATABASE_URL: documentsUrl }),
  slices: ({ mongo }) => (mongo === undefined ? [] : [sliceOf(mongo)]),
});

let bus: EventBus;
let running: RunningService;
beforeAll(async () => {
  bus = memoryBus();
  const url = clusterEngines().mongo.urlFor(`test-${newId()}`);
  running = await startService({
    definition,
    config: definition.config.parse({ ...variables, DATABASE_URL: url }),
    logger: silentLogger,
    wiring: { bus: async () => bus, tokenKeys: (await createTestTokens()).keys },
  });
});
afterAll(async () => {
  await running.documents?.connection.dropDatabase();
  await running.close();
});

const names = async (): Promise<string[]> => {
  const found = await parts.documents.connection.collection('names').find({}).sort({ $natural: 1 }).toArray();
  return found.map((one) => String(one['name']));
};

test('a service on MongoDB is ready, publishes what it stores in one transaction, and consumes it', async () => {
  const ready = await fetch(`http://127.0.0.1:${running.port}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', unmet: [] }]);
  const pet = { _id: 'a', name: 'first', version: 1 };
  await runDocumentTransaction(parts.documents, async (trx) => {
    await pets().insertOne(pet, { session: trx.session });
    await parts.outboxIn(trx).append([eventOf(pet)]);
  });
  await eventually(async () => (await names()).length === 1, 'it has consumed it');
  await bus.publish([toMessage(eventOf({ ...pet, name: 'second', version: 2 }), '/paltu/pets')]);
  await eventually(async () => (await names()).length === 2, 'it consumes what others publish');
  expect(await names()).toEqual(['first', 'second']);
});

test('its state is published again when an operator asks for it', async () => {
  const { mongoEventStore } = await import('@paltu/events/mongo');
  const { republications } = mongoEventStore(parts.documents);
  const id = await republications.request();
  expect(await republications.request()).toBe(id);
  await eventually(async () => (await republications.read(id))?.outcome === 'published 1 events again', 'it is published', 30_000);
  await eventually(async () => (await names()).length === 3, 'it consumes it again');
});

test('a slice that asks for PostgreSQL gets a clear error', () => {
  expect(() => running.database('pets')).toThrow('pets runs on MongoDB: it has no PostgreSQL here');
});
