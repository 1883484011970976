import { petCreated, petState, type Pet } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, runTransaction } from '@paltu/persistence';
import { createTestDatabase, eventually, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import type { EventBus } from '../src/ports/event-bus.ts';
import { openBus } from '../src/open-engine.ts';
import { projector, reactor, type ConsumerDefinition, type ReactorOptions } from '../src/consumers/consumer-definition.ts';
import { onState, onStates } from '../src/consumers/event-rule.ts';
import type { OutgoingEvent, EventAttributes } from '../src/envelope/event.ts';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { createEventTables } from '../src/postgres/event-tables.ts';
import { partialEvent } from './partial-event.ts';
import { openBusServer, type BusServer } from './bus-server.ts';

export const petTopic = petCreated.topic.name;
export const source = '/paltu/pets';

/** An event of the pet `key`; its `name` distinguishes it from others in a test. */
export const anEvent = (key: string, sequence = 1, { name = `${key}.${sequence}`, time = new Date() } = {}): OutgoingEvent =>
  partialEvent(petCreated, { subject: key, sequence, time, data: { pet: { id: key, name } } });

export interface RecordedEffect {
  consumer: string;
  event_id: string;
  key: string;
  sequence: number;
  name: string;
}

/** Of consumers under test: a request waits no longer than a message. */
export const pollEveryMs = 50;

/** A service with its database, a bus, and tables that show what took effect. */
export interface Harness {
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly service: TestDatabase;
  /** Address of the bus, from BUS_URL. */
  readonly busUrl: string;
  readonly bus: EventBus;
  /** Another instance, as another process would hold it. */
  openBus(): Promise<EventBus>;
  /** Runs when the harness closes, last one first. */
  defer(end: () => unknown): void;
  /** Stores the aggregates' rows and their events, in one transaction. */
  store(...events: OutgoingEvent[]): Promise<void>;
  effects(consumer?: string): Promise<RecordedEffect[]>;
  names(consumer?: string): Promise<string[]>;
  hasEffects(count: number, consumer?: string, withinMs?: number): Promise<void>;
  /** Ends what runs and forgets everything, for the next test. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const createTables = async (database: Knex): Promise<void> => {
  await createEventTables(database);
  await database.raw('create table aggregates (key text primary key, version int not null)');
  await database.raw(
    'create table effects (id bigint generated always as identity, consumer text, event_id text, key text, sequence int, name text not null)',
  );
};

type Refuses = (event: EventAttributes) => boolean | Promise<boolean>;
/** Whether a handler takes one event at a time, or all that came together. */
export type Takes = 'one' | 'many';

/** Keeps an effect of the event; `refuses` lets it throw first. */
const record =
  (consumer: string, refuses: Refuses) =>
  async ({ name }: Pet, event: EventAttributes, trx: Knex.Transaction) => {
    await trx('effects').insert({ consumer, event_id: event.id, key: event.subject, sequence: event.sequence, name });
    if (await refuses(event)) throw new Error(`refused ${name}`);
  };

export const recordingProjector = (
  consumer = 'test.projector',
  refuses: Refuses = () => false,
  takes: Takes = 'one',
): ConsumerDefinition => {
  const keep = record(consumer, refuses);
  const keepAll: Parameters<typeof onStates<Pet>>[1] = async (states, trx) => {
    for (const { state, event } of states) await keep(state, event, trx);
  };
  return projector({
    consumer,
    on: [takes === 'one' ? onState(petState, keep) : onStates(petState, keepAll)],
    reset: async (trx) => void (await trx('effects').where({ consumer }).delete()),
  });
};

export const recordingReactor = (options: Partial<ReactorOptions> = {}, refuses: Refuses = () => false): ConsumerDefinition => {
  const consumer = options.consumer ?? 'test.reactor';
  return reactor({ consumer, on: [onState(petState, record(consumer, refuses))], ...options });
};

const tables = 'effects, aggregates, outbox, inbox, consumer_offsets, parked_events, consumer_requests, republications';

const openDatabase = async () => {
  const service = await createTestDatabase();
  const database = connectDatabase({ url: service.url, applicationName: 'test', logger: silentLogger });
  await createTables(database);
  return { service, database };
};

/** On the bus of the run's profile by default. */
export const openHarness = async (openServer: () => Promise<BusServer> = openBusServer): Promise<Harness> => {
  const { service, database } = await openDatabase();
  const server = await openServer();
  let ends: (() => unknown)[] = [];
  const openAnother = async (): Promise<EventBus> => {
    const opened = await openBus({ url: server.url, clientId: 'test', logger: silentLogger });
    ends.push(() => opened.close());
    return opened;
  };
  let bus = await openAnother();
  const end = async (): Promise<void> => {
    for (const one of ends.reverse()) await one();
    ends = [];
  };
  const effects = (consumer?: string): Promise<RecordedEffect[]> =>
    database('effects')
      .where(consumer === undefined ? {} : { consumer })
      .orderBy('id');
  return {
    database,
    eventStore: knexEventStore(database),
    service,
    busUrl: server.url,
    get bus() {
      return bus;
    },
    openBus: openAnother,
    defer: (one) => void ends.push(one),
    store: (...events) =>
      runTransaction(database, async (trx) => {
        for (const { subject, sequence } of events)
          await trx('aggregates').insert({ key: subject, version: sequence }).onConflict('key').merge(['version']);
        await knexOutbox(trx, { source }).append(events);
      }),
    effects,
    names: async (consumer) => (await effects(consumer)).map(({ name }) => name),
    hasEffects: async (count, consumer, withinMs) => {
      await eventually(async () => (await effects(consumer)).length >= count, `there are ${count} effects`, withinMs);
    },
    empty: async () => {
      await end();
      await database.raw(`truncate ${tables} restart identity`);
      await server.empty();
      bus = await openAnother();
    },
    close: async () => {
      await end();
      await Promise.all([database.destroy(), server.close()]);
      await service.drop();
    },
  };
};
