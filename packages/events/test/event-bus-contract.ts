import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { BusMessage, BusRecord } from '../src/bus/bus-message.ts';
import type { EventBus, SubscriptionOptions } from '../src/bus/event-bus.ts';
import { partitionOf } from '../src/bus/murmur2.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, petTopic, source } from './event-world.ts';

export interface BusUnderTest {
  readonly bus: EventBus;
  /** A second instance, as another process would hold it; the same one where the bus lives in one process only. */
  readonly other: EventBus;
  /** Database of a listener, with the event tables. */
  readonly database: Knex;
  /** Forgets everything: the next test gets a fresh bus. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const messageOf = (key: string, sequence: number): BusMessage => toMessage(anEvent(key, sequence), source);
const sequenceOf = ({ headers }: BusMessage): number => Number(headers['ce_sequence']);
const keysOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `pet-${index}`);

/** What every adapter of the bus promises. */
export const describeEventBus = (name: string, open: () => Promise<BusUnderTest>): void => {
  describe(`the event bus (${name})`, () => {
    let world: BusUnderTest;
    beforeAll(async () => void (world = await open()));
    afterEach(() => world.empty());
    afterAll(() => world.close());

    const listen = (seen: BusRecord[], options: Partial<SubscriptionOptions> = {}, bus = world.bus) =>
      bus.subscribe({
        group: 'group',
        topics: [petTopic],
        startAt: 'beginning',
        database: world.database,
        logger: silentLogger,
        handle: async (batch) => seen.push(...batch) && batch.length,
        attend: async () => undefined,
        isAsked: async () => false,
        ...options,
      });
    const watch = async (from: 'head' | 'beginning' | Date, bus = world.bus) => {
      const seen: BusRecord[] = [];
      const tail = await bus.tail({ topics: [petTopic], from, onMessage: ({ record }) => void seen.push(record) });
      return { seen, tail };
    };

    test('a message arrives as it was published, on the partition that Kafka gives its key', async () => {
      const message = messageOf('پالتو', 3);
      await world.bus.publish([message]);
      const { seen } = await watch('beginning');
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({
        topic: petTopic,
        key: 'پالتو',
        headers: message.headers,
        partition: partitionOf('پالتو', 6),
        offset: 0,
      });
      expect(Buffer.from(seen[0]!.value!)).toEqual(Buffer.from(message.value!));
    });

    test('any bytes and a missing value arrive unchanged', async () => {
      const bytes = Buffer.from([0, 255, 254, 0, 92, 34, 123]);
      await world.bus.publish([{ ...messageOf('a', 1), value: bytes }]);
      await world.bus.publish([{ ...messageOf('a', 2), value: null }]);
      const { seen } = await watch('beginning');
      expect(Buffer.from(seen[0]!.value!)).toEqual(bytes);
      expect(seen[1]!.value).toBeNull();
    });

    test('a topic that is not there refuses a message', async () => {
      await expect(world.bus.publish([{ ...messageOf('a', 1), topic: 'nobody.knows.v1' }])).rejects.toThrow('nobody.knows.v1');
    });

    test('offsets have no gaps and each key keeps its order, whoever publishes at the same time', async () => {
      const keys = keysOf(8);
      const publisher = async (bus: EventBus, mine: string[]) => {
        for (let round = 1; round <= 20; round += 1)
          await bus.publish(mine.flatMap((key) => [messageOf(key, round * 2 - 1), messageOf(key, round * 2)]));
      };
      await Promise.all([publisher(world.bus, keys.slice(0, 4)), publisher(world.other, keys.slice(4))]);
      const { seen } = await watch('beginning');
      expect(seen).toHaveLength(8 * 40);
      for (const key of keys)
        expect(seen.filter((one) => one.key === key).map(sequenceOf)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
      for (let partition = 0; partition < 6; partition += 1) {
        const offsets = seen.filter((one) => one.partition === partition).map(({ offset }) => offset);
        expect(offsets).toEqual(offsets.map((_, index) => index));
      }
    });

    test('every group gets every message once, in order per key', async () => {
      const [first, second]: [BusRecord[], BusRecord[]] = [[], []];
      const subscriptions = [listen(first, { group: 'first' }), listen(second, { group: 'second' }, world.other)];
      for (let sequence = 1; sequence <= 30; sequence += 1) await world.bus.publish(keysOf(5).map((key) => messageOf(key, sequence)));
      await eventually(() => first.length >= 150 && second.length >= 150, 'both groups have everything');
      for (const seen of [first, second])
        for (const key of keysOf(5))
          expect(seen.filter((one) => one.key === key).map(sequenceOf)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
      await eventually(() => subscriptions.every((one) => one.lagMs() === 0), 'nobody lags');
      await Promise.all(subscriptions.map((one) => one.stop()));
      expect([first.length, second.length]).toEqual([150, 150]);
    });

    test('two instances of a group share its messages', async () => {
      const seen: BusRecord[] = [];
      const both = [listen(seen), listen(seen, {}, world.other)];
      for (let sequence = 1; sequence <= 40; sequence += 1) await world.bus.publish(keysOf(6).map((key) => messageOf(key, sequence)));
      await eventually(() => seen.length >= 240, 'everything was seen');
      await Promise.all(both.map((one) => one.stop()));
      expect(seen).toHaveLength(240);
      expect(new Set(seen.map(({ headers }) => headers['ce_id'])).size).toBe(240);
    });

    test('a group goes on where its last instance stopped', async () => {
      const seen: BusRecord[] = [];
      await world.bus.publish([messageOf('a', 1)]);
      const first = listen(seen);
      await eventually(() => seen.length === 1, 'the first message was seen');
      await first.stop();
      await world.bus.publish([messageOf('a', 2)]);
      const second = listen(seen, { startAt: 'head' });
      await eventually(() => seen.length === 2, 'the second message was seen');
      await second.stop();
      expect(seen.map(sequenceOf)).toEqual([1, 2]);
    });

    test('a new group starts at the head or at the beginning, as it wishes', async () => {
      await world.bus.publish([messageOf('a', 1)]);
      const [fromHead, fromBeginning]: [BusRecord[], BusRecord[]] = [[], []];
      const both = [listen(fromHead, { group: 'head', startAt: 'head' }), listen(fromBeginning, { group: 'beginning' })];
      await eventually(() => fromBeginning.length === 1 && both[0]!.lagMs() === 0, 'both groups have begun');
      await world.bus.publish([messageOf('a', 2)]);
      await eventually(() => fromHead.length >= 1 && fromBeginning.length >= 2, 'both saw the second message');
      await Promise.all(both.map((one) => one.stop()));
      expect(fromHead.map(sequenceOf)).toEqual([2]);
      expect(fromBeginning.map(sequenceOf)).toEqual([1, 2]);
    });

    test('what a failed batch wrote is undone, and its messages come again', async () => {
      await world.database.raw('create table if not exists written (sequence int)');
      let failures = 2;
      const seen: BusRecord[] = [];
      const handle: SubscriptionOptions['handle'] = async (batch, trx) => {
        await trx('written').insert(batch.map((one) => ({ sequence: sequenceOf(one) })));
        if (failures-- > 0) throw new Error('not now');
        seen.push(...batch);
        return batch.length;
      };
      const subscription = listen([], { handle });
      await world.bus.publish([messageOf('a', 1), messageOf('a', 2)]);
      await eventually(() => seen.length >= 2, 'the messages came again');
      await subscription.stop();
      expect((await world.database('written').orderBy('sequence')).map(({ sequence }) => sequence)).toEqual([1, 2]);
    });

    test('what a batch left over comes next', async () => {
      await world.bus.publish([1, 2, 3, 4, 5].map((sequence) => messageOf('a', sequence)));
      const seen: BusRecord[] = [];
      const subscription = listen([], { handle: async (batch) => seen.push(batch[0]!) && 1 });
      await eventually(() => seen.length >= 5, 'all five were taken');
      await subscription.stop();
      expect(seen.map(sequenceOf)).toEqual([1, 2, 3, 4, 5]);
    });

    test('a tail begins at the head, at the beginning or at an instant, and every instance sees everything after', async () => {
      await world.bus.publish([messageOf('a', 1)]);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const instant = new Date();
      await world.bus.publish([messageOf('a', 2)]);
      const tails = [await watch('beginning'), await watch(instant), await watch('head'), await watch('head', world.other)];
      expect(tails.map(({ seen }) => seen.map(sequenceOf))).toEqual([[1, 2], [2], [], []]);
      await world.bus.publish([messageOf('a', 3)]);
      await eventually(() => tails.every(({ seen }) => seen.some((one) => sequenceOf(one) === 3)), 'every tail saw the third message');
      expect(tails.map(({ seen }) => seen.map(sequenceOf))).toEqual([[1, 2, 3], [2, 3], [3], [3]]);
      expect(tails.every(({ tail }) => tail.isHealthy())).toBe(true);
      await Promise.all(tails.map(({ tail }) => tail.stop()));
      expect(tails.some(({ tail }) => tail.isHealthy())).toBe(false);
    });

    test('a tail passes over what it cannot read and what its listener refuses', async () => {
      const seen: number[] = [];
      await world.bus.publish([{ ...messageOf('a', 1), headers: {} }, messageOf('a', 2), messageOf('a', 3)]);
      const tail = await world.bus.tail({
        topics: [petTopic],
        from: 'beginning',
        onMessage: ({ sequence }) => {
          seen.push(sequence);
          if (sequence === 2) throw new Error('no');
        },
      });
      expect(seen).toEqual([2, 3]);
      await tail.stop();
    });
  });
};
