import { petState, type Pet } from '@paltu/contracts';
import { connectDocuments, type DocumentTransaction } from '@paltu/documents';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { clusterEngines, createTestDatabase, eventually } from '@paltu/testing';
import type { Knex } from 'knex';
import { projector, reactor, type ConsumerDefinition, type ReactorOptions } from '../src/consumers/consumer-definition.ts';
import { onState, onStates, type ReceivedState } from '../src/consumers/event-rule.ts';
import type { OutgoingEvent, EventAttributes } from '../src/envelope/event.ts';
import { mongoEventStore } from '../src/mongo/mongo-event-store.ts';
import { knexEventStore } from '../src/postgres/knex-event-store.ts';
import { createEventTables } from '../src/postgres/event-tables.ts';
import { source, type Takes } from './event-harness.ts';
import { onMongo } from './mongo-under-test.ts';
import type { OutboxUnderTest } from './outbox-contract.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const tables = 'effects, aggregates, outbox, inbox, consumer_offsets, parked_events, consumer_requests, republications';

export const openPostgresStore = async (): Promise<StoreUnderTest<Knex.Transaction>> => {
  const { url, drop } = await createTestDatabase();
  const opened: Knex[] = [];
  const connect = (): Knex => {
    const one = connectDatabase({ url, applicationName: 'test', logger: silentLogger });
    opened.push(one);
    return one;
  };
  const database = connect();
  await createEventTables(database);
  await database.raw('create table aggregates (key text primary key, version int not null)');
  await database.raw('create table effects (id bigint generated always as identity, consumer text, name text not null)');
  return {
    store: knexEventStore(database),
    another: async () => knexEventStore(connect()),
    keepAggregate: async (trx, key, version) => void (await trx('aggregates').insert({ key, version }).onConflict('key').merge()),
    raiseVersion: async (trx, key) => {
      const rows: { version: number }[] = await trx('aggregates').where({ key }).increment('version').returning('version');
      return rows[0]?.version ?? 0;
    },
    hasAggregate: async (key) => (await database('aggregates').where({ key }).first()) !== undefined,
    keepEffect: async (trx, consumer, name) => void (await trx('effects').insert({ consumer, name })),
    clearEffects: async (trx, consumer) => void (await trx('effects').where({ consumer }).delete()),
    effects: (consumer) => database('effects').where({ consumer }).orderBy('id').pluck('name'),
    empty: async () => void (await database.raw(`truncate ${tables} restart identity`)),
    close: async () => {
      await Promise.all(opened.map((one) => one.destroy()));
      await drop();
    },
  };
};

export const openMongoStore = async (): Promise<StoreUnderTest<DocumentTransaction>> => {
  const url = clusterEngines().mongo.urlFor(`test-${newId()}`);
  const documents = connectDocuments({ url, applicationName: 'test', logger: silentLogger });
  const store = mongoEventStore(documents);
  await documents.prepare();
  const under = await onMongo(documents, store);
  return {
    ...under,
    // Of the same client: effects are kept by its collections, which refuse the sessions of any other one.
    another: async () => mongoEventStore({ ...documents }),
    close: async () => {
      await documents.connection.dropDatabase();
      await documents.close();
    },
  };
};

/** Keeps an effect of each event; `refuses` lets it throw afterwards, or throws itself. */
export const effectsProjector = <Trx>(
  under: Pick<StoreUnderTest<Trx>, 'keepEffect' | 'clearEffects'>,
  consumer: string,
  refuses: (name: string, event: EventAttributes) => boolean = () => false,
  takes: Takes = 'one',
): ConsumerDefinition<Trx> => {
  const keep = async ({ name }: Pet, event: EventAttributes, trx: Trx): Promise<void> => {
    await under.keepEffect(trx, consumer, name);
    if (refuses(name, event)) throw new Error(`refused ${name}`);
  };
  const keepAll = async (states: readonly ReceivedState<Pet>[], trx: Trx): Promise<void> => {
    for (const { state, event } of states) await keep(state, event, trx);
  };
  const rule = takes === 'one' ? onState(petState, keep) : onStates(petState, keepAll);
  return projector<Trx>({ consumer, on: [rule], reset: (trx) => under.clearEffects(trx, consumer) });
};

/** Stores the aggregates and their events, in one transaction. */
export const appendEvents = <Trx>(under: StoreUnderTest<Trx>, ...events: OutgoingEvent[]): Promise<void> =>
  under.store.run(async (trx) => {
    for (const { subject, sequence } of events) await under.keepAggregate(trx, subject, sequence);
    await under.store.outbox.appender(trx, { source }).append(events);
  });

/** Keeps an effect of each event, and is never rebuilt. */
export const effectsReactor = <Trx>(
  under: Pick<StoreUnderTest<Trx>, 'keepEffect'>,
  consumer: string,
  options: Partial<ReactorOptions<Trx>> = {},
): ConsumerDefinition<Trx> =>
  reactor<Trx>({
    consumer,
    on: [onState(petState, ({ name }, _event, trx: Trx) => under.keepEffect(trx, consumer, name))],
    ...options,
  });

/** The outbox of such a store, as its contract asks for it. */
export const outboxOf = async <Trx>(under: StoreUnderTest<Trx>): Promise<OutboxUnderTest> => {
  const lock = under.store.outbox.relayLock('test', () => undefined);
  return {
    store: (key, work) =>
      under.store.run(async (trx) => {
        await under.keepAggregate(trx, key, 1);
        await work(under.store.outbox.appender(trx, { source }));
      }),
    hasAggregate: under.hasAggregate,
    waiting: async (key) => {
      const outbox = await eventually(() => lock.take(), 'it leads');
      return (await outbox.unpublished(1_000, [])).map(({ message }) => message).filter((message) => message.key === key);
    },
    close: async () => {
      await lock.release();
      await under.close();
    },
  };
};
