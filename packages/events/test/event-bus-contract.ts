import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import type { BusMessage, BusRecord } from '../src/envelope/event.ts';
import { PartitionInterrupted, type EventBus, type SubscriptionOptions } from '../src/ports/event-bus.ts';
import { partitionOf } from '../src/bus/topics.ts';
import { maxEventBytes } from '../src/outbox/appending.ts';
import { keysOf, messageOf, sequenceOf } from './bus-messages.ts';
import type { BusUnderTest } from './bus-under-test.ts';
import { petTopic } from './event-harness.ts';
import { keepIn, testSubscription } from './test-subscription.ts';

/** What every adapter of the bus promises. */
export const describeEventBus = (name: string, open: () => Promise<BusUnderTest>): void => {
  describe(`the event bus (${name})`, () => {
    let harness: BusUnderTest;
    beforeAll(async () => void (harness = await open()));
    afterEach(() => harness.empty());
    afterAll(() => harness.close());

    const listen = (seen: BusRecord[], options: Partial<SubscriptionOptions> = {}, bus = harness.bus) =>
      bus.subscribe(testSubscription({ topics: [petTopic], store: harness.eventStore, handle: keepIn(seen), ...options }));
    const watch = async (from: 'head' | 'beginning' | Date, bus = harness.bus) => {
      const seen: BusRecord[] = [];
      const tail = await bus.tail({ topics: [petTopic], from, onMessage: ({ record }) => void seen.push(record) });
      return { seen, tail };
    };

    test('a message arrives as it was published, on the partition that Kafka gives its key', async () => {
      const message = messageOf('پالتو', 3);
      await harness.bus.publish([message]);
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
      await harness.bus.publish([{ ...messageOf('a', 1), value: bytes }]);
      await harness.bus.publish([{ ...messageOf('a', 2), value: null }]);
      const { seen } = await watch('beginning');
      expect(Buffer.from(seen[0]!.value!)).toEqual(bytes);
      expect(seen[1]!.value).toBeNull();
    });

    test('messages for a topic that is not there are refused, and the topic is named; those for the others can go without them', async () => {
      const lost = { ...messageOf('a', 1), topic: 'nobody.knows.v1' };
      const publishing = harness.bus.publish([messageOf('a', 1), lost, messageOf('a', 2)]);
      await expect(publishing).rejects.toMatchObject({ name: 'MissingTopics', topics: ['nobody.knows.v1'] });
      await harness.bus.publish([messageOf('a', 1), messageOf('a', 2)]);
      expect((await watch('beginning')).seen.map(sequenceOf)).toEqual([1, 2]);
    });

    test('offsets have no gaps and each key keeps its order, with several publishers at the same time', async () => {
      const keys = keysOf(8);
      const publisher = async (bus: EventBus, mine: string[]) => {
        for (let round = 1; round <= 20; round += 1)
          await bus.publish(mine.flatMap((key) => [messageOf(key, round * 2 - 1), messageOf(key, round * 2)]));
      };
      await Promise.all([publisher(harness.bus, keys.slice(0, 4)), publisher(harness.other, keys.slice(4))]);
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
      const subscriptions = [listen(first, { group: 'first' }), listen(second, { group: 'second' }, harness.other)];
      for (let sequence = 1; sequence <= 30; sequence += 1) await harness.bus.publish(keysOf(5).map((key) => messageOf(key, sequence)));
      await eventually(() => first.length >= 150 && second.length >= 150, 'both groups have everything');
      for (const seen of [first, second])
        for (const key of keysOf(5))
          expect(seen.filter((one) => one.key === key).map(sequenceOf)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
      await eventually(() => subscriptions.every((one) => one.lagMs() === 0), 'nobody lags');
      await Promise.all(subscriptions.map((one) => one.stop()));
      expect([first.length, second.length]).toEqual([150, 150]);
    });

    test('two instances of a group share its messages', async () => {
      const [first, second]: [BusRecord[], BusRecord[]] = [[], []];
      const both = [listen(first), listen(second, {}, harness.other)];
      let sequence = 0;
      const publishSix = () => harness.bus.publish(keysOf(6).map((key) => messageOf(key, (sequence += 1))));
      for (let round = 0; round < 40; round += 1) await publishSix();
      const shared = async (): Promise<boolean> => {
        if (first.length > 0 && second.length > 0) return true;
        await publishSix();
        return false;
      };
      await eventually(shared, 'both take some', 20_000);
      await eventually(() => first.length + second.length >= sequence, 'everything was seen');
      await Promise.all(both.map((one) => one.stop()));
      expect(first.length + second.length).toBe(sequence);
      expect(new Set([...first, ...second].map(({ headers }) => headers['ce_id'])).size).toBe(sequence);
    });

    test('a group goes on where its last instance stopped', async () => {
      const seen: BusRecord[] = [];
      await harness.bus.publish([messageOf('a', 1)]);
      const first = listen(seen);
      await eventually(() => seen.length === 1, 'the first message was seen');
      await first.stop();
      await harness.bus.publish([messageOf('a', 2)]);
      const second = listen(seen, { startAt: 'head' });
      await eventually(() => seen.length === 2, 'the second message was seen');
      await second.stop();
      expect(seen.map(sequenceOf)).toEqual([1, 2]);
    });

    test('a new group starts at the head or at the beginning, as it wishes', async () => {
      await harness.bus.publish([messageOf('a', 1)]);
      const [fromHead, fromBeginning]: [BusRecord[], BusRecord[]] = [[], []];
      const both = [listen(fromHead, { group: 'head', startAt: 'head' }), listen(fromBeginning, { group: 'beginning' })];
      expect(both.map((one) => one.lagMs() > 0)).toEqual([true, true]);
      await eventually(() => fromBeginning.length === 1 && both[0]!.lagMs() === 0, 'both groups have begun');
      await harness.bus.publish([messageOf('a', 2)]);
      await eventually(() => fromHead.length >= 1 && fromBeginning.length >= 2, 'both saw the second message');
      await Promise.all(both.map((one) => one.stop()));
      expect(fromHead.map(sequenceOf)).toEqual([2]);
      expect(fromBeginning.map(sequenceOf)).toEqual([1, 2]);
    });

    test('what a failed batch wrote is undone, and its messages come again', async () => {
      await harness.database.raw('create table if not exists written (sequence int)');
      let failures = 2;
      const seen: BusRecord[] = [];
      const handle: SubscriptionOptions['handle'] = async (batch, trx) => {
        await trx('written').insert(batch.map((one) => ({ sequence: sequenceOf(one) })));
        if (failures-- > 0) throw new Error('not now');
        seen.push(...batch);
        return batch.length;
      };
      const subscription = listen([], { handle });
      await harness.bus.publish([messageOf('a', 1), messageOf('a', 2)]);
      await eventually(() => seen.length >= 2, 'the messages came again');
      await subscription.stop();
      expect((await harness.database('written').orderBy('sequence')).map(({ sequence }) => sequence)).toEqual([1, 2]);
    });

    test('what a batch left over comes next', async () => {
      await harness.bus.publish([1, 2, 3, 4, 5].map((sequence) => messageOf('a', sequence)));
      const seen: BusRecord[] = [];
      const subscription = listen([], { handle: async (batch) => seen.push(batch[0]!) && 1 });
      await eventually(() => seen.length >= 5, 'all five were taken');
      await subscription.stop();
      expect(seen.map(sequenceOf)).toEqual([1, 2, 3, 4, 5]);
    });

    test('events as large as they may be arrive in order, many at once', async () => {
      const large = (sequence: number): BusMessage => ({ ...messageOf('a', sequence), value: randomBytes(maxEventBytes) });
      const messages = Array.from({ length: 12 }, (_, at) => large(at + 1));
      await harness.bus.publish(messages);
      const seen: BusRecord[] = [];
      const subscription = listen(seen);
      await eventually(() => seen.length >= 12, 'all of them came');
      await subscription.stop();
      expect(seen.map(sequenceOf)).toEqual(messages.map(sequenceOf));
      expect(Buffer.compare(seen[11]!.value!, messages[11]!.value!)).toBe(0);
    });

    test('a group whose instances come and go in the middle of their batches takes each message once and in order', async () => {
      await harness.database.raw('create table if not exists taken (id bigint generated always as identity, key text, sequence int)');
      const handle: SubscriptionOptions['handle'] = async (batch, trx) => {
        for (const one of batch) {
          await trx('taken').insert({ key: one.key, sequence: sequenceOf(one) });
          await sleep(4);
        }
        return batch.length;
      };
      const taken = async (key?: string): Promise<number[]> =>
        harness
          .database('taken')
          .where(key === undefined ? {} : { key })
          .orderBy('id')
          .pluck('sequence');
      const publish = async (from: number) => {
        for (let sequence = from; sequence < from + 50; sequence += 1)
          await harness.bus.publish(keysOf(6).map((key) => messageOf(key, sequence)));
      };
      const first = listen([], { handle });
      await publish(1);
      await eventually(async () => (await taken()).length >= 20, 'the first instance is at work');
      const second = listen([], { handle }, harness.other);
      await publish(51);
      await eventually(async () => (await taken()).length >= 320, 'both had time for some');
      await first.stop();
      await publish(101);
      const third = listen([], { handle });
      await eventually(async () => (await taken()).length >= 900, 'all was taken', 60_000);
      await Promise.all([second.stop(), third.stop()]);
      for (const key of keysOf(6)) expect(await taken(key)).toEqual(Array.from({ length: 150 }, (_, at) => at + 1));
    });

    test('what one partition waits for does not hold up the others', async () => {
      const seen: BusRecord[] = [];
      let isAway = true;
      const handle: SubscriptionOptions['handle'] = async (batch) => {
        const stuck = batch.find(({ key }) => key === 'stuck');
        if (stuck !== undefined && isAway) throw new PartitionInterrupted(stuck, new Error('away'));
        return seen.push(...batch) && batch.length;
      };
      const keys = keysOf(8).filter((key) => partitionOf(key, 6) !== partitionOf('stuck', 6));
      await harness.bus.publish([messageOf('stuck', 1), messageOf('stuck', 2), ...keys.map((key) => messageOf(key, 1))]);
      const subscription = listen([], { handle });
      await eventually(() => seen.length >= keys.length, 'the others went on');
      expect(subscription.lagMs()).toBeGreaterThan(0);
      isAway = false;
      await eventually(() => seen.length >= keys.length + 2, 'it goes on');
      await eventually(() => subscription.lagMs() === 0, 'nothing is left');
      await subscription.stop();
      expect(seen.filter(({ key }) => key === 'stuck').map(sequenceOf)).toEqual([1, 2]);
      expect(seen).toHaveLength(keys.length + 2);
    });

    test('a group that is sent back to the beginning reads everything again, on all its instances', async () => {
      const seen: string[] = [];
      let hasRequests = false;
      const options: Partial<SubscriptionOptions> = {
        handle: async (batch) => seen.push(...batch.map((one) => `${one.key}.${sequenceOf(one)}`)) && batch.length,
        hasRequests: () => hasRequests,
        runMaintenance: async (_trx, offsets) => {
          if (hasRequests) await offsets.rewind();
          hasRequests = false;
          return Infinity;
        },
      };
      await harness.bus.publish(keysOf(6).flatMap((key) => [messageOf(key, 1), messageOf(key, 2)]));
      const both = [listen([], options), listen([], options, harness.other)];
      await eventually(() => seen.length >= 12 && both.every((one) => one.lagMs() === 0), 'all was read');
      hasRequests = true;
      await eventually(() => seen.length >= 24, 'all was read again');
      await harness.bus.publish([messageOf('pet-0', 3)]);
      await eventually(() => seen.length >= 25, 'and what came then');
      await Promise.all(both.map((one) => one.stop()));
      expect(seen.slice(0, 12).sort()).toEqual(seen.slice(12, 24).sort());
      expect(seen.slice(24)).toEqual(['pet-0.3']);
    });

    test('a group whose offsets somebody deleted begins anew', async () => {
      const seen: BusRecord[] = [];
      const subscription = listen(seen);
      await harness.bus.publish([messageOf('a', 1)]);
      await eventually(() => seen.length === 1 && subscription.lagMs() === 0, 'the first message was seen');
      await harness.database('consumer_offsets').delete();
      await harness.bus.publish([messageOf('a', 2)]);
      await eventually(() => seen.length >= 3 && subscription.lagMs() === 0, 'everything was seen again', 20_000);
      await subscription.stop();
      expect(seen.map(sequenceOf)).toEqual([1, 1, 2]);
    });

    test('a tail begins at the head, at the beginning or at an instant, and every instance sees everything after', async () => {
      await harness.bus.publish([messageOf('a', 1)]);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const instant = new Date();
      await harness.bus.publish([messageOf('a', 2)]);
      const tails = [await watch('beginning'), await watch(instant), await watch('head'), await watch('head', harness.other)];
      expect(tails.map(({ seen }) => seen.map(sequenceOf))).toEqual([[1, 2], [2], [], []]);
      await harness.bus.publish([messageOf('a', 3)]);
      await eventually(() => tails.every(({ seen }) => seen.some((one) => sequenceOf(one) === 3)), 'every tail saw the third message');
      expect(tails.map(({ seen }) => seen.map(sequenceOf))).toEqual([[1, 2, 3], [2, 3], [3], [3]]);
      await eventually(() => tails.every(({ tail }) => tail.isHealthy()), 'all are well');
      await Promise.all(tails.map(({ tail }) => tail.stop()));
      expect(tails.some(({ tail }) => tail.isHealthy())).toBe(false);
    });

    test("a tail passes over what it cannot read, what is not the owner's word, and what its listener refuses", async () => {
      const seen: number[] = [];
      const foreign = { ...messageOf('a', 1), headers: { ...messageOf('a', 1).headers, ce_source: '/paltu/auth' } };
      await harness.bus.publish([{ ...messageOf('a', 1), headers: {} }, foreign, messageOf('a', 2), messageOf('a', 3)]);
      const tail = await harness.bus.tail({
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
