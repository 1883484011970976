import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { newId, silentLogger } from '@paltu/kernel';
import type { BusMessage, OutgoingEvent, EventAttributes } from '../src/envelope/event.ts';
import type { EventBus } from '../src/ports/event-bus.ts';
import { memoryBus } from '../src/memory/memory-bus.ts';
import type { ConsumerDefinition } from '../src/consumers/consumer-definition.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, openHarness, pollEveryMs, recordingProjector, recordingReactor, source, type Harness } from './event-harness.ts';

const consumer = 'test.projector';
let harness: Harness;
let refused: Set<string>;
let attempts: string[];
let bus: EventBus;
beforeAll(async () => void (harness = await openHarness()));
beforeEach(() => {
  bus = harness.bus;
  refused = new Set();
  attempts = [];
});
afterEach(() => harness.empty());
afterAll(() => harness.close());

const start = (...consumers: ConsumerDefinition[]): void => {
  const running = startConsumers({ store: harness.eventStore, bus, consumers, logger: silentLogger, pollEveryMs });
  harness.defer(() => running.stop());
};
const nameOf = ({ subject, sequence }: EventAttributes): string => `${subject}.${sequence}`;
const picky = () =>
  recordingProjector(consumer, (event) => {
    attempts.push(nameOf(event));
    return refused.has(nameOf(event));
  });
const publish = (...events: (OutgoingEvent | BusMessage)[]) =>
  bus.publish(events.map((event) => ('topic' in event ? event : toMessage(event, source))));
const parked = () => harness.database('parked_events').orderBy(['topic', 'partition', 'offset']);
const hasParked = (count: number) => eventually(async () => (await parked()).length === count, `${count} events are parked`);
const ask = async (kind: string, selection: { key?: string; event_id?: string } = {}, of = consumer): Promise<string> => {
  const id = newId();
  await harness.database('consumer_requests').insert({ id, consumer: of, kind, ...selection });
  const answer = () => harness.database('consumer_requests').where({ id }).whereNotNull('done_at').first();
  await eventually(async () => (await answer()) !== undefined, 'the request was carried out');
  return (await answer()).outcome;
};

test('an event refused five times is parked with all later ones of its key, and the others flow on', async () => {
  refused.add('bad.1');
  start(picky());
  await publish(anEvent('bad', 1), anEvent('good', 1), anEvent('bad', 2), anEvent('good', 2));
  await harness.hasEffects(2);
  await hasParked(2);
  await publish(anEvent('bad', 3), anEvent('good', 3));
  await harness.hasEffects(3);
  await hasParked(3);
  expect(await harness.names()).toEqual(['good.1', 'good.2', 'good.3']);
  expect((await parked()).map(({ reason, attempts: tries, error, key }) => [key, reason, tries, error])).toEqual([
    ['bad', 'refused', 5, 'Error: refused bad.1'],
    ['bad', 'behind', 0, 'an earlier event of this key is parked'],
    ['bad', 'behind', 0, 'an earlier event of this key is parked'],
  ]);
  // Once in the quick way, then five tries of its own.
  expect(attempts.filter((name) => name === 'bad.1')).toHaveLength(6);
  expect(attempts).not.toContain('bad.2');
});

test('an event that succeeds at the third try is not parked', async () => {
  let left = 3;
  start(recordingProjector(consumer, () => left-- > 0));
  await publish(anEvent('a', 1), anEvent('a', 2));
  await harness.hasEffects(2);
  expect(await parked()).toEqual([]);
  expect(await harness.names()).toEqual(['a.1', 'a.2']);
});

test('a copy of a parked event is neither parked again nor carried out', async () => {
  refused.add('bad.1');
  start(picky());
  const event = anEvent('bad', 1);
  await publish(event);
  await hasParked(1);
  await publish(event, anEvent('good', 1));
  await harness.hasEffects(1);
  await hasParked(1);
});

test('replay takes the events of a key in order, and then the key flows again', async () => {
  refused.add('bad.1');
  start(picky());
  await publish(...[1, 2, 3].map((sequence) => anEvent('bad', sequence)));
  await hasParked(3);
  refused.clear();
  expect(await ask('replay')).toBe('replayed 3 of 3');
  await publish(anEvent('bad', 4));
  await harness.hasEffects(4);
  expect(await harness.names()).toEqual(['bad.1', 'bad.2', 'bad.3', 'bad.4']);
  expect(await parked()).toEqual([]);
});

test('replay stops a key at the first refusal and goes on with the other keys', async () => {
  refused.add('bad.1').add('worse.1');
  start(picky());
  await publish(anEvent('bad', 1), anEvent('worse', 1), anEvent('bad', 2), anEvent('bad', 3));
  await hasParked(4);
  refused.delete('bad.1');
  refused.add('bad.2');
  expect(await ask('replay')).toBe('replayed 1 of 4; 2 keys are still parked');
  expect(await harness.names()).toEqual(['bad.1']);
  expect((await parked()).map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual(['bad behind', 'bad refused', 'worse refused']);
});

test('an event is not replayed before the earlier ones of its key', async () => {
  refused.add('bad.1');
  start(picky());
  const second = anEvent('bad', 2);
  await publish(anEvent('bad', 1), second);
  await hasParked(2);
  expect(await ask('replay', { event_id: second.id })).toBe('replayed 0 of 1; 1 keys are still parked');
  expect(await harness.names()).toEqual([]);
});

test('dropping the refused event lets the later ones of its key be replayed', async () => {
  refused.add('bad.1');
  start(picky());
  const first = anEvent('bad', 1);
  await publish(first, anEvent('bad', 2));
  await hasParked(2);
  expect(await ask('drop', { event_id: first.id })).toBe('dropped 1');
  expect(await ask('replay', { key: 'bad' })).toBe('replayed 1 of 1');
  await publish(first);
  await publish(anEvent('bad', 3));
  await harness.hasEffects(2);
  expect(await harness.names()).toEqual(['bad.2', 'bad.3']);
});

test("an event on another service's topic is parked with the reason, and no handler sees it", async () => {
  start(picky());
  const forged = toMessage(anEvent('forged', 1), '/paltu/auth');
  await publish(forged, anEvent('good', 1));
  await harness.hasEffects(1);
  await hasParked(1);
  expect((await parked())[0]).toMatchObject({
    key: 'forged',
    event_id: forged.headers['ce_id'],
    reason: 'undecodable',
    error: 'UndecodableEvent: ce_source is /paltu/auth, and only /paltu/pets publishes events on pets.pet.v1',
  });
  expect(attempts).not.toContain('forged.1');
});

test('what cannot be decoded is parked with its key, whatever bytes it holds', async () => {
  // PostgreSQL's log would refuse such a key; other buses do not.
  bus = memoryBus();
  start(picky());
  const broken = { ...toMessage(anEvent('broken', 1), source), value: Buffer.from([0, 255, 0]) };
  const nameless = { ...toMessage(anEvent('nameless', 1), source), headers: { note: 'NUL \0' }, key: 'name\0less' };
  await publish(broken, nameless, anEvent('broken', 2), anEvent('good', 1));
  await harness.hasEffects(1);
  await hasParked(3);
  const rows = await parked();
  expect(rows.map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual([
    'broken behind',
    'broken undecodable',
    'name\uFFFDless undecodable',
  ]);
  expect(rows.find(({ reason, key }) => reason === 'undecodable' && key === 'broken').value).toEqual(Buffer.from([0, 255, 0]));
});

test('an event whose text the database refuses is parked', async () => {
  start(picky());
  await publish(anEvent('nul', 1, { name: 'NUL \0' }), anEvent('good', 1));
  await harness.hasEffects(1);
  await hasParked(1);
  expect((await parked())[0]).toMatchObject({ key: 'nul', reason: 'refused', attempts: 5 });
});

test('rebuilding a projector empties its projection and reads everything again, once', async () => {
  refused.add('bad.1');
  start(picky());
  await publish(anEvent('a', 1), anEvent('bad', 1), anEvent('a', 2));
  await harness.hasEffects(2);
  await hasParked(1);
  refused.clear();
  await harness.database('effects').update({ name: 'stale' });
  expect(await ask('rebuild')).toBe('rebuilding from the beginning');
  await eventually(async () => (await harness.names()).length === 3, 'the projection is whole again');
  await publish(anEvent('a', 3));
  await harness.hasEffects(4);
  expect((await harness.names()).sort()).toEqual(['a.1', 'a.2', 'a.3', 'bad.1']);
  expect(await parked()).toEqual([]);
});

test('a reactor is never rebuilt', async () => {
  start(recordingReactor({ startAt: 'beginning' }));
  await publish(anEvent('a', 1));
  await harness.hasEffects(1);
  expect(await ask('rebuild', {}, 'test.reactor')).toBe('refused: a reactor is never rebuilt');
  expect(await harness.names()).toEqual(['a.1']);
});

test('a flood of refusals parks them all in the end', async () => {
  start(recordingProjector(consumer, ({ subject }) => subject.startsWith('bad')));
  await publish(...[1, 2, 3, 4].map((pet) => anEvent(`bad-${pet}`)), anEvent('good', 1));
  await hasParked(4);
  await harness.hasEffects(1);
});
