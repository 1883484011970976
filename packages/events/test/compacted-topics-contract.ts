import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { contactErased, contactUpdated, petCreated } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import type { BusMessage, BusRecord } from '../src/envelope/event.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { keysOf, messageOf, sequenceOf } from './bus-messages.ts';
import type { BusUnderTest } from './bus-under-test.ts';
import { partialEvent } from './partial-event.ts';
import { readTopic } from './read-topic.ts';
import { keepIn, testSubscription } from './test-subscription.ts';

const petTopic = petCreated.topic.name;
const contactTopic = contactUpdated.topic.name;
const contactOf = (key: string, sequence: number): BusMessage =>
  toMessage(partialEvent(contactUpdated, { subject: key, sequence, data: {} }), '/paltu/auth');
const erasureOf = (key: string, sequence: number): BusMessage =>
  toMessage(partialEvent(contactErased, { subject: key, sequence, data: {} }), '/paltu/auth');
const nameOf = (one: BusRecord): string => `${one.key}.${sequenceOf(one)}${one.value === null ? ' gone' : ''}`;

/** What every adapter of the bus promises of a topic that keeps the newest record of each key. */
export const describeCompactedTopics = (name: string, open: () => Promise<BusUnderTest>): void => {
  describe(`compacted topics (${name})`, () => {
    let harness: BusUnderTest;
    beforeAll(async () => void (harness = await open()));
    afterEach(() => harness.empty());
    afterAll(() => harness.close());

    const listen = (group: string, seen: BusRecord[]) =>
      harness.bus.subscribe(testSubscription({ group, topics: [contactTopic], store: harness.eventStore, handle: keepIn(seen) }));

    test('of a compacted topic everybody gets the newest of each key, the tombstones too, and what is published after', async () => {
      const [early, late]: [BusRecord[], BusRecord[]] = [[], []];
      const first = listen('early', early);
      for (let sequence = 1; sequence <= 5; sequence += 1) await harness.bus.publish(keysOf(12).map((key) => contactOf(key, sequence)));
      await harness.bus.publish([erasureOf('pet-0', 6), contactOf('pet-1', 6), erasureOf('pet-1', 7), contactOf('pet-1', 8)]);
      const newest = [
        'pet-0.6 gone',
        'pet-1.8',
        ...keysOf(12)
          .slice(2)
          .map((key) => `${key}.5`),
      ];
      const second = listen('late', late);
      const hasNewest = (seen: readonly BusRecord[]) => newest.every((one) => seen.some((record) => nameOf(record) === one));
      await eventually(() => hasNewest(early) && hasNewest(late), 'both have the newest');
      await eventually(() => first.lagMs() === 0 && second.lagMs() === 0, 'nobody lags');
      await harness.bus.publish([contactOf('pet-2', 6)]);
      await eventually(() => [early, late].every((seen) => seen.some((one) => nameOf(one) === 'pet-2.6')), 'both go on');
      await Promise.all([first.stop(), second.stop()]);
      for (const seen of [early, late])
        for (const key of keysOf(12)) {
          const sequences = seen.filter((one) => one.key === key).map(sequenceOf);
          expect(sequences).toEqual([...new Set(sequences)].sort((one, another) => one - another));
        }
    });
  });
};

/** What a bus of one machine promises beside: what was replaced is gone at once, and nobody else notices. */
export const describeCompaction = (name: string, open: () => Promise<BusUnderTest>): void => {
  test(`a compacted topic holds nothing but the newest of each key (${name})`, async () => {
    const harness = await open();
    const held = async (topic: string) => (await readTopic(harness.bus, topic)).map(({ record }) => nameOf(record)).sort();
    await harness.bus.publish([contactOf('a', 1), contactOf('b', 1), contactOf('a', 2), messageOf('a', 1), messageOf('a', 2)]);
    expect(await held(contactTopic)).toEqual(['a.2', 'b.1']);
    await harness.other.publish([contactOf('b', 2)]);
    await harness.bus.publish([erasureOf('a', 3)]);
    expect(await held(contactTopic)).toEqual(['a.3 gone', 'b.2']);
    expect(await held(petTopic)).toEqual(['a.1', 'a.2']);
    await harness.close();
  });
};
