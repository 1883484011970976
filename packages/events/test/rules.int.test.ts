import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  allEvents,
  contactErased,
  contactState,
  petApproved,
  petCreated,
  petRejected,
  petUpdated,
  ReviewOutcomeSchema,
  petState,
  type Pet,
} from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { BusMessage } from '../src/envelope/event.ts';
import { projector, reactor, type ConsumerDefinition } from '../src/consumers/consumer-definition.ts';
import { on, onAll, onMeaning, onState, type ReceivedState } from '../src/consumers/event-rule.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage, sourceOf } from '../src/envelope/envelope.ts';
import { anEvent, openHarness, recordingProjector, source, type Harness } from './event-harness.ts';
import { partialEvent } from './partial-event.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

const start = (consumer: ConsumerDefinition): { stop(): Promise<void> } => {
  const running = startConsumers({ store: harness.eventStore, bus: harness.bus, consumers: [consumer], logger: silentLogger });
  harness.defer(() => running.stop());
  return running;
};
const parked = () => harness.database('parked_events').orderBy('key');
const hasParked = (count: number) => eventually(async () => (await parked()).length === count, `${count} events are parked`);

/** A message of any type and any JSON, as a service of a later release may publish it. */
const messageOf = (type: string, topic: string, key: string, value: unknown): BusMessage => {
  const message = toMessage(anEvent(key), source);
  const headers = { ...message.headers, ce_type: type, ce_source: sourceOf(topic) };
  return { ...message, topic, headers, value: Buffer.from(JSON.stringify(value)) };
};
const lateType = 'pk.paltu.pet.adopted.v1';
const onPetTopic = (type: string, key: string, value: unknown) => messageOf(type, petState.topic.name, key, value);
const onDecisionTopic = (type: string, key: string) => messageOf(type, petApproved.topic.name, key, { petId: key });

test('an event type that a later release adds reaches a projection of the state', async () => {
  start(recordingProjector());
  await harness.bus.publish([
    onPetTopic(petUpdated.type, 'a', { pet: { name: 'known' } }),
    onPetTopic(lateType, 'b', { pet: { name: 'added later', collar: 'red' }, adoptedBy: { id: 'x' } }),
  ]);
  await harness.hasEffects(2);
  expect((await harness.names()).sort()).toEqual(['added later', 'known']);
  expect(await parked()).toEqual([]);
});

test('a message without the state of its topic is parked as undecodable', async () => {
  start(recordingProjector());
  const values = { absent: {}, empty: { pet: null }, list: [], wrong: { pet: 'Raja' } };
  await harness.bus.publish([
    ...Object.entries(values).map(([key, value]) => onPetTopic(petUpdated.type, key, value)),
    onPetTopic(petUpdated.type, 'good', { pet: { name: 'good' } }),
  ]);
  await harness.hasEffects(1);
  await hasParked(4);
  expect((await parked()).map(({ key, reason, error }) => [key, reason, error])).toEqual([
    ['absent', 'undecodable', 'UndecodableEvent: the message has no field pet'],
    ['empty', 'undecodable', 'UndecodableEvent: the message has no field pet'],
    ['list', 'undecodable', 'UndecodableEvent: the value is no JSON object'],
    ['wrong', 'undecodable', expect.stringContaining('the value is no paltu.pets.v1.Pet')],
  ]);
});

test('a rule for the state reads other fields of the message, whatever its type', async () => {
  const reviews: unknown[] = [];
  const rule = onState(petState, async (pet, event, trx) => {
    reviews.push([pet.name, event.type, event.subject, event.read('review', ReviewOutcomeSchema)?.decisionId]);
    await trx('effects').insert({ consumer: 'test.reviews', name: pet.name });
  });
  start(projector({ consumer: 'test.reviews', on: [rule], reset: async () => undefined }));
  await harness.bus.publish([
    onPetTopic(lateType, 'a', { pet: { name: 'decided' }, review: { decisionId: 'd1', sooner: true } }),
    onPetTopic(petUpdated.type, 'a', { pet: { name: 'undecided' } }),
    onPetTopic(petUpdated.type, 'b', { pet: { name: 'unreadable' }, review: { decisionId: 3 } }),
  ]);
  await harness.hasEffects(2);
  await hasParked(1);
  expect(reviews).toEqual(
    expect.arrayContaining([
      ['decided', lateType, 'a', 'd1'],
      ['undecided', petUpdated.type, 'a', undefined],
    ]),
  );
  expect((await parked())[0]).toMatchObject({ key: 'b', reason: 'undecodable', attempts: 1 });
});

const approvals = reactor({
  consumer: 'test.approvals',
  startAt: 'beginning',
  on: [
    on(petApproved, async ({ data }, trx) => {
      await trx('effects').insert({ consumer: 'test.approvals', name: data.petId });
    }),
  ],
  ignores: [petRejected],
});

test('an event type that is ignored by name is skipped, one that is added later is parked', async () => {
  start(approvals);
  await harness.bus.publish([
    onDecisionTopic(petRejected.type, 'a'),
    onDecisionTopic(petApproved.type, 'a'),
    onDecisionTopic('pk.paltu.pet.recalled.v1', 'b'),
    onDecisionTopic(petApproved.type, 'b'),
  ]);
  await harness.hasEffects(1);
  await hasParked(2);
  expect(await harness.names()).toEqual(['a']);
  expect((await parked()).map(({ key, type, reason, error }) => [key, type, reason, error])).toEqual(
    expect.arrayContaining([
      [
        'b',
        'pk.paltu.pet.recalled.v1',
        'undecodable',
        'UndecodableEvent: test.approvals has no rule for events of type pk.paltu.pet.recalled.v1',
      ],
      ['b', petApproved.type, 'behind', 'an earlier event of this key is parked'],
    ]),
  );
});

test('an event that means nothing to a consumer is passed over, and one whose meaning cannot be read is parked', async () => {
  const meaning = ({ state: { name } }: ReceivedState<Pet>): string | undefined => {
    if (name === 'unreadable') throw new Error('a word of a later version');
    return name.startsWith('end') ? name : undefined;
  };
  const rule = onMeaning(petState, meaning, async (name, trx) => void (await trx('effects').insert({ consumer: 'test.ends', name })));
  start(projector({ consumer: 'test.ends', on: [rule], reset: async () => undefined }));
  await harness.bus.publish([
    onPetTopic(petUpdated.type, 'a', { pet: { name: 'goes on' } }),
    onPetTopic(petUpdated.type, 'a', { pet: { name: 'end of a' } }),
    onPetTopic(petUpdated.type, 'b', { pet: { name: 'unreadable' } }),
    onPetTopic(petUpdated.type, 'c', { pet: { name: 'end of c' } }),
  ]);
  await harness.hasEffects(2);
  await hasParked(1);
  expect((await harness.names()).sort()).toEqual(['end of a', 'end of c']);
  expect((await parked())[0]).toMatchObject({ key: 'b', reason: 'undecodable' });
  expect(await harness.database('inbox').count({ events: '*' }).first()).toMatchObject({ events: 3 });
});

test('a tombstone reaches each consumer of the state, and nothing with a value in its place', async () => {
  const forgotten = new Set<string>();
  const consumer = projector({
    consumer: 'test.contacts',
    on: [
      onState(
        contactState,
        async () => undefined,
        async ({ subject }) => void forgotten.add(subject),
      ),
    ],
    reset: async () => undefined,
  });
  start(consumer);
  const tombstone = (subject: string) => toMessage(partialEvent(contactErased, { subject, data: {} }), sourceOf(contactErased.topic.name));
  await harness.bus.publish([{ ...tombstone('a'), value: Buffer.from('{}') }, tombstone('b')]);
  await eventually(() => forgotten.size > 0, 'one is forgotten');
  await hasParked(1);
  expect([...forgotten]).toEqual(['b']);
  expect((await parked())[0]).toMatchObject({ key: 'a', reason: 'undecodable' });
});

test('a rule for a state has a handler for tombstones where there may be one, and only there', () => {
  const nothing = async () => undefined;
  expect(() => onState(contactState, nothing)).toThrow('needs a handler for tombstones');
  expect(() => onState(petState, nothing, nothing)).toThrow('takes no tombstones');
});

test('events of a type that came together are taken at once; of them only what is refused by itself is parked', async () => {
  const taken: number[] = [];
  const rule = onAll(petCreated, async (events, trx) => {
    taken.push(events.length);
    if (events.some(({ subject }) => subject === 'bad')) throw new Error('refused');
    await trx('effects').insert(events.map(({ data }) => ({ consumer: 'test.all', name: data.pet?.name })));
  });
  await harness.bus.publish(['a', 'bad', 'c'].map((key) => toMessage(anEvent(key), source)));
  const ignores = allEvents.filter(({ topic, type }) => topic === petCreated.topic && type !== petCreated.type);
  start(reactor({ consumer: 'test.all', on: [rule], ignores, startAt: 'beginning' }));
  await hasParked(1);
  expect(await harness.database('effects').where({ consumer: 'test.all' }).orderBy('name').pluck('name')).toEqual(['a.1', 'c.1']);
  expect([taken.includes(3), (await parked()).map(({ key }) => key)]).toEqual([true, ['bad']]);
});
