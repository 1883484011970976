import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { BusMessage } from '../src/envelope/event.ts';
import type { EventBus } from '../src/ports/event-bus.ts';
import { memoryBus } from '../src/memory/memory-bus.ts';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { knexInbox } from '../src/postgres/knex-consumer-rows.ts';
import type { Inbox, Parking } from '../src/ports/event-store.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, openHarness, petTopic, pollEveryMs, recordingProjector, source, type Harness } from './event-harness.ts';

const consumer = 'test.projector';
let harness: Harness;
let bus: EventBus;
beforeAll(async () => void (harness = await openHarness()));
// PostgreSQL's log would refuse some of these messages; Kafka does not.
beforeEach(() => void (bus = memoryBus()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

const start = (inbox: Inbox = knexInbox): void => {
  const consumers = [recordingProjector(consumer)];
  const running = startConsumers({ store: harness.eventStore, bus, consumers, logger: silentLogger, pollEveryMs, inbox });
  harness.defer(() => running.stop());
};
const messageOf = (key: string, change: Partial<BusMessage> = {}, headers: Record<string, string> = {}): BusMessage => {
  const message = toMessage(anEvent(key), source);
  return { ...message, ...change, headers: { ...message.headers, ...headers } };
};
const parked = () => harness.database('parked_events').orderBy(['topic', 'partition', 'offset']);
const hasParked = (count: number) => eventually(async () => (await parked()).length === count, `${count} events are parked`);
const events = (...words: string[]) => runEventsCommand(words, { databases: { test: harness.service.url }, busUrl: undefined });

const long = 'x'.repeat(5_000);
test.each([
  ['an id of 5,000 characters', messageOf('odd', {}, { ce_id: long })],
  ['a NUL in its id', messageOf('odd', {}, { ce_id: 'a\0b' })],
  ['half a character as its id', messageOf('odd', {}, { ce_id: '\ud800' })],
  ['a key of 5,000 characters', messageOf('odd', { key: long })],
  ['a key that the terminal obeys', messageOf('odd', { key: '\u001b[2J' })],
  ['a key that is no UTF-8', messageOf('odd', { key: Buffer.from([0xff, 0xfe]).toString() })],
  ['no key', messageOf('odd', { key: '' })],
  ['a type of 5,000 characters', messageOf('odd', {}, { ce_type: long })],
  ['a NUL in its subject', messageOf('odd', {}, { ce_subject: 'a\0b' })],
  [
    'everything wrong with it',
    messageOf('odd', { key: `\0${long}`, value: Buffer.from([0xff]) }, { ce_id: `\ud800${long}`, ce_type: '\0' }),
  ],
])('an event with %s is parked, the others flow on, and an operator can see and drop it', async (_what, message) => {
  start();
  await bus.publish([message, ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => messageOf(key))]);
  await hasParked(1);
  await harness.hasEffects(8);
  const [row] = await parked();
  expect(row.reason).toBe('undecodable');
  if (message.headers['ce_id'] !== undefined && /[^\w-]|.{201}/.test(message.headers['ce_id']))
    expect(row.event_id).toBe(`${petTopic}/${row.partition}/${row.offset}`);
  const { output } = await events('list');
  expect(output).toContain(row.event_id);
  expect(output).not.toMatch(/[^\P{Cc}\n]/u);
  expect((await events('show', `event=${row.event_id}`)).exitCode).toBe(0);
  expect((await events('replay', `consumer=${consumer}`, `event=${row.event_id}`)).output).toContain('replayed 0 of 1');
  expect((await events('drop', `consumer=${consumer}`, `event=${row.event_id}`)).output).toContain('dropped 1');
  expect(await parked()).toEqual([]);
});

test('keys of the same long beginning stay different keys', async () => {
  start();
  await bus.publish([messageOf('odd', { key: `${long}1` }), messageOf('odd', { key: `${long}2` })]);
  await hasParked(2);
  const rows = await parked();
  expect(rows.map(({ reason }) => reason)).toEqual(['undecodable', 'undecodable']);
  expect(rows[0].key).not.toBe(rows[1].key);
});

test('an event that the inbox refuses is parked under its offset with its data, and can be replayed', async () => {
  const refused = messageOf('bad');
  start({
    ...knexInbox,
    claim: async (trx, name, ids) => {
      if (ids.includes(refused.headers['ce_id'] ?? '')) await trx.raw('select 1 / 0');
      return knexInbox.claim(trx, name, ids);
    },
  });
  await bus.publish([refused, messageOf('good')]);
  await hasParked(1);
  await harness.hasEffects(1);
  const [row] = await parked();
  expect(row).toMatchObject({ key: 'bad', reason: 'refused', error: expect.stringContaining('division by zero') });
  expect(row.event_id).toBe(`${petTopic}/${row.partition}/${row.offset}`);
  expect((await events('replay', `consumer=${consumer}`)).output).toContain('replayed 1 of 1');
  expect((await harness.names()).sort()).toEqual(['bad.1', 'good.1']);
});

test('an event whose headers the database refuses is parked without them', async () => {
  await harness.database.raw(`alter table parked_events add constraint small check (length(headers::text) < 3000)`);
  harness.defer(() => harness.database.raw('alter table parked_events drop constraint small'));
  start();
  await bus.publish([messageOf('odd', { value: null }, { note: long }), messageOf('good')]);
  await hasParked(1);
  await harness.hasEffects(1);
  expect((await parked())[0]).toMatchObject({ key: 'odd', reason: 'refused', headers: {}, value: null });
});

test('an event is parked beside one that a topic of the same name, since made anew, had at its offset', async () => {
  const at = { topic: petTopic, partition: 0, offset: 7, appendedAt: new Date(), reason: 'refused', error: 'no', attempts: 5 } as const;
  const parking = (id: string, key: string): Parking => ({ ...at, id, type: 'any', record: { ...at, key, headers: {}, value: null } });
  const ofLostTopic = parking('lost', 'a');
  await harness.eventStore.run((trx) => harness.eventStore.parked.park(trx, consumer, [ofLostTopic, parking('new', 'b'), ofLostTopic]));
  expect((await parked()).map(({ event_id }) => event_id).sort()).toEqual(['lost', 'new']);
  start();
  expect((await events('replay', `consumer=${consumer}`, 'event=lost')).output).toContain('replayed 0 of 1');
  expect((await parked()).map(({ event_id, attempts }) => `${event_id} ${attempts}`).sort()).toEqual(['lost 6', 'new 5']);
});

test.each(['replay', 'drop', 'rebuild'])('a %s is carried out while the batch of that consumer fails again and again', async (command) => {
  let isAway = false;
  start({
    ...knexInbox,
    claim: async (trx, name, ids) => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return knexInbox.claim(trx, name, ids);
    },
  });
  await bus.publish([messageOf('odd', { value: null })]);
  await hasParked(1);
  isAway = true;
  await bus.publish([messageOf('good')]);
  const selection = command === 'drop' ? ['all=yes'] : [];
  expect(await events(command, `consumer=${consumer}`, 'wait=10', ...selection)).toMatchObject({ exitCode: 0 });
  expect(await harness.names()).toEqual([]);
  isAway = false;
  await harness.hasEffects(1);
});

test('a parked event with a very long error is kept', async () => {
  await harness.database('consumer_requests').delete();
  start();
  await bus.publish([messageOf('odd', { value: Buffer.from(`"${'\\u0000x'.repeat(9_000)}`) }, { ce_id: newId() })]);
  await hasParked(1);
  expect((await parked())[0].error.length).toBeLessThanOrEqual(2_000);
});
