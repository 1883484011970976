import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { petState, petUpdated } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { projector, type ConsumerDefinition } from '../src/consumers/consumer-definition.ts';
import { onState } from '../src/consumers/event-rule.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import type { OutgoingEvent } from '../src/envelope/event.ts';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { rowsAsEvents, type RepublishedState } from '../src/republish/republished-state.ts';
import { startRepublishing } from '../src/republish/republishing.ts';
import { openHarness, petTopic, recordingReactor, source, type Harness } from './event-harness.ts';
import { partialEvent } from './partial-event.ts';

interface Thing {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
  await harness.database.raw('create table things (id text primary key, version int not null, name text not null)');
  await harness.database.raw('create table copies (id text primary key, version int not null, name text not null)');
});
afterEach(async () => {
  await harness.empty();
  await harness.database.raw('truncate things, copies');
});
afterAll(() => harness.close());

const eventOf = ({ id, version, name }: Thing): OutgoingEvent =>
  partialEvent(petUpdated, { subject: id, sequence: version, data: { pet: { id, name } } });
const things = rowsAsEvents({ table: 'things', toEvents: (row) => [eventOf(row as Thing)] });

const copies: ConsumerDefinition = projector({
  consumer: 'test.copies',
  on: [
    onState(petState, async ({ id, name }, { sequence }, trx) => {
      const copy = trx('copies').insert({ id, name, version: sequence }).onConflict('id').merge();
      await copy.whereRaw('copies.version < excluded.version');
    }),
  ],
  reset: async (trx) => void (await trx('copies').delete()),
});

const save = (changed: Thing): Promise<void> =>
  runTransaction(harness.database, async (trx) => {
    await trx('things').insert(changed).onConflict('id').merge();
    await knexOutbox(trx, { source }).append([eventOf(changed)]);
  });
const keep = (count: number): Promise<void> =>
  harness.database.batchInsert(
    'things',
    Array.from({ length: count }, (_, at) => ({ id: `t${String(at).padStart(4, '0')}`, version: 3, name: `name ${at}` })),
  );

const republishing = (states: readonly RepublishedState[] = [things]) => {
  const running = startRepublishing({
    store: harness.eventStore,
    logger: silentLogger,
    states,
    outboxIn: (trx) => knexOutbox(trx, { source, isRepublished: true }),
  });
  harness.defer(() => running.stop());
};
const startAll = (consumers: readonly ConsumerDefinition[] = [copies]): RunningConsumers => {
  const relay = startRelay({ store: harness.eventStore, bus: harness.bus, service: 'test', logger: silentLogger });
  const running = startConsumers({ store: harness.eventStore, bus: harness.bus, consumers, logger: silentLogger });
  harness.defer(() => Promise.all([relay.stop(), running.stop()]));
  return running;
};
const events = (...words: string[]) => runEventsCommand(words, { databases: { test: harness.service.url }, busUrl: harness.busUrl });
const republish = () => events('republish', 'service=test');
const rowsOf = (table: string): Promise<Thing[]> => harness.database(table).orderBy('id');
const areEqual = async (): Promise<boolean> => JSON.stringify(await rowsOf('copies')) === JSON.stringify(await rowsOf('things'));

test('a projection that has nothing is filled with the state of every aggregate, however many batches that takes', async () => {
  await keep(730);
  startAll();
  republishing();
  expect(await republish()).toMatchObject({ exitCode: 0, output: 'test: published 730 events again\n' });
  await eventually(areEqual, 'the projection is whole');
  await harness.database('copies').where('id', '<', 't0500').delete();
  expect(await republish()).toMatchObject({ exitCode: 0 });
  await eventually(areEqual, 'what was missing is there');
  expect(await events('rebuild', 'consumer=test.copies')).toMatchObject({ exitCode: 0 });
  await eventually(areEqual, 'the projection is whole again');
});

test('a consumer that has the state already ignores it; one that notifies the outside is given nothing, and one that takes all events takes these too', async () => {
  await keep(3);
  const [notifier, doer] = [recordingReactor({ consumer: 'test.notifier' }), recordingReactor({ consumer: 'test.doer', maxAgeMs: null })];
  const running = startAll([copies, notifier, doer]);
  republishing();
  await eventually(() => running.lagMs() === 0, 'all have begun');
  await save({ id: 't0000', version: 4, name: 'changed' });
  await harness.hasEffects(2);
  await eventually(async () => (await rowsOf('copies')).length === 1, 'the projection has it too');
  await harness.database('copies').update({ name: 'kept' });
  await republish();
  await eventually(async () => (await harness.names('test.doer')).length === 4, 'it takes three more');
  expect(await harness.names('test.notifier')).toEqual(['changed']);
  await eventually(async () => (await rowsOf('copies')).length === 3, 'the others are new to it');
  expect((await rowsOf('copies'))[0]).toMatchObject({ version: 4, name: 'kept' });
});

test('an aggregate that changes meanwhile is published after its change, or before it', async () => {
  await keep(1);
  startAll();
  const held = await harness.database.transaction();
  await held('things').where({ id: 't0000' }).forUpdate();
  republishing();
  const outcome = republish();
  await eventually(
    async () =>
      (await harness.database('pg_stat_activity').whereRaw("wait_event_type = 'Lock' and datname = current_database()")).length > 0,
    'it waits for the row',
  );
  await held('things').where({ id: 't0000' }).update({ version: 4, name: 'changed' });
  await knexOutbox(held, { source }).append([eventOf({ id: 't0000', version: 4, name: 'changed' })]);
  await held.commit();
  expect(await outcome).toMatchObject({ exitCode: 0 });
  const logged: string[] = [];
  const onMessage = ({ sequence, isRepublished }: { sequence: number; isRepublished: boolean }) =>
    void logged.push(`${sequence}${isRepublished ? ' again' : ''}`);
  await harness.bus.tail({ topics: [petTopic], from: 'beginning', onMessage });
  expect(logged).toEqual(['4', '4 again']);
});

test('one that was interrupted is continued where it was, by the next instance that runs; a second request joins it', async () => {
  await keep(250);
  let isAway = true;
  const interrupted: RepublishedState = {
    ...things,
    readBatch: async (trx, after, limit) => {
      if (isAway && after !== undefined) throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
      return things.readBatch(trx, after, limit);
    },
  };
  startAll();
  republishing([interrupted]);
  const first = await events('republish', 'service=test', 'wait=4');
  expect(first).toMatchObject({ exitCode: 3, errorText: expect.stringContaining('100 events so far') });
  isAway = false;
  expect(await republish()).toMatchObject({ exitCode: 0, output: 'test: published 250 events again\n' });
  await eventually(areEqual, 'the projection is whole');
});

test('every state of a service is published, one after the other', async () => {
  await keep(2);
  startAll();
  const none: RepublishedState = { name: 'none', readBatch: async () => ({ events: [], last: undefined }) };
  republishing([none, things, { ...things, name: 'things again' }]);
  expect(await republish()).toMatchObject({ exitCode: 0, output: 'test: published 4 events again\n' });
});

test('a row that cannot become an event is reported, and so are a service without state and one that does not exist', async () => {
  await keep(1);
  const broken: RepublishedState = { ...things, readBatch: () => Promise.reject(new Error('species has no word')) };
  republishing([broken]);
  expect(await republish()).toMatchObject({ exitCode: 1, errorText: 'test: failed after 0 events: Error: species has no word\n' });
  expect(await events('republish', 'service=nobody')).toMatchObject({ exitCode: 2, errorText: expect.stringContaining('there are test') });
  await harness.empty();
  republishing([]);
  expect(await republish()).toMatchObject({ exitCode: 1, errorText: expect.stringContaining('no state that could be published again') });
});
