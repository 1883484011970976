import { describe, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { BusRecord } from '../src/envelope/event.ts';
import type { EventBus } from '../src/ports/event-bus.ts';
import type { Inbox, EventStore } from '../src/ports/event-store.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { publishThenMark, startRelay, type RelayStrategy, type Relay } from '../src/outbox/relay.ts';
import { sequenceOf } from './bus-messages.ts';
import { anEvent, petTopic, source } from './event-harness.ts';
import { readTopic } from './read-topic.ts';
import { setUpStore } from './set-up-store.ts';
import { effectsProjector, appendEvents } from './store-harness.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const consumer = 'test.projector';

/** Stands for a relay that is killed between the two steps: the batch was published and is not marked. */
const dyingAfterPublishing = (deaths: number): RelayStrategy => {
  let left = deaths;
  return (batch, { publish, mark }) =>
    publishThenMark(batch, {
      publish,
      mark: async (positions) => {
        if (left-- > 0) throw new Error('killed');
        await mark(positions);
      },
    });
};

/** What the relay promises on every store: every event, in the order of its aggregate, by one leader. */
export const describeRelaying = <Trx>(name: string, open: () => Promise<StoreUnderTest<Trx>>, openBus?: () => Promise<EventBus>): void => {
  describe(`the relay (${name})`, () => {
    const set = setUpStore(open, openBus);
    const relay = (strategy: RelayStrategy = publishThenMark, store: EventStore<Trx> = set.under.store): Relay =>
      set.run(startRelay({ store, bus: set.bus, service: 'test', logger: silentLogger, strategy }));
    const listen = (inbox: Inbox<Trx> = set.under.store.inbox): void => {
      const { store } = set.under;
      const consumers = [effectsProjector(set.under, consumer)];
      set.run(startConsumers<Trx>({ store, bus: set.bus, consumers, logger: silentLogger, inbox }));
    };
    const effects = async (count: number): Promise<string[]> => {
      await eventually(async () => (await set.under.effects(consumer)).length >= count, `there are ${count} effects`, 30_000);
      return set.under.effects(consumer);
    };
    const onLog = async (): Promise<BusRecord[]> => (await readTopic(set.bus, petTopic)).map(({ record }) => record);
    const everythingPublished = () =>
      eventually(async () => (await set.under.store.outbox.backlog()).events === 0, 'everything is published', 30_000);
    const sequences = async (key: string): Promise<number[]> => (await onLog()).filter((one) => one.key === key).map(sequenceOf);
    const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

    test('events of one aggregate keep their order under concurrent transactions, and a late commit loses nothing', async () => {
      relay();
      await appendEvents(set.under, anEvent('busy', 1));
      const [published, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const late = set.under.store.run(async (trx) => {
        await set.under.keepAggregate(trx, 'late', 1);
        await set.under.store.outbox.appender(trx, { source }).append([anEvent('late', 1)]);
        published.resolve();
        await held.promise;
      });
      await published.promise;
      const change = () =>
        set.under.store.run(async (trx) => {
          const version = await set.under.raiseVersion(trx, 'busy');
          await set.under.store.outbox.appender(trx, { source }).append([anEvent('busy', version)]);
        });
      await Promise.all(Array.from({ length: 60 }, change));
      await everythingPublished();
      expect(await sequences('busy')).toEqual(upTo(61));
      held.resolve();
      await late;
      await eventually(async () => (await sequences('late')).length === 1, 'the late event is on the log');
    });

    test('more events than one batch holds go out in order', async () => {
      for (let at = 0; at < 700; at += 100) await appendEvents(set.under, ...upTo(100).map((more) => anEvent('a', at + more)));
      relay();
      await everythingPublished();
      expect(await sequences('a')).toEqual(upTo(700));
    });

    test('of two relays one leads; the other takes over when the leader stops', async () => {
      const both = [relay(), relay(publishThenMark, await set.under.another())];
      await eventually(() => both.some((one) => one.isLeader()), 'one leads');
      expect(both.filter((one) => one.isLeader())).toHaveLength(1);
      const leader = both.find((one) => one.isLeader());
      await leader?.stop();
      await eventually(() => both.some((one) => one !== leader && one.isLeader()), 'the other leads');
      await appendEvents(set.under, anEvent('a'));
      await everythingPublished();
      expect(leader?.isLeader()).toBe(false);
    });

    test('who has lost the lock while it published marks nothing, and the batch goes out again', async () => {
      const lock = set.under.store.outbox.relayLock('test', () => undefined);
      const outbox = await eventually(() => lock.take(), 'it leads');
      await appendEvents(set.under, anEvent('a', 1));
      const [row] = await outbox.unpublished(10, []);
      await lock.release();
      await expect(outbox.mark([row?.position ?? 0])).rejects.toThrow();
      await expect(lock.confirm()).rejects.toThrow('lost its lock');
      expect((await set.under.store.outbox.backlog()).events).toBe(1);
      relay(publishThenMark, await set.under.another());
      await everythingPublished();
    });

    test('a relay killed between publishing and marking leaves copies on the log and one effect', async () => {
      listen();
      await appendEvents(set.under, anEvent('a', 1), anEvent('a', 2));
      relay(dyingAfterPublishing(2));
      await everythingPublished();
      await eventually(async () => (await onLog()).length >= 6, 'the log holds the copies');
      await appendEvents(set.under, anEvent('a', 3));
      expect(await effects(3)).toEqual(['a.1', 'a.2', 'a.3']);
    });

    test('control: without the inbox the copies take effect', async () => {
      listen({ claim: async (_trx, _consumer, ids) => ids.map(() => true), clear: async () => undefined });
      await appendEvents(set.under, anEvent('a', 1));
      relay(dyingAfterPublishing(1));
      expect(await effects(2)).toEqual(['a.1', 'a.1']);
    });

    test('while the bus refuses, a relay tries again after pauses that grow', async () => {
      const triedAt: number[] = [];
      relay(async () => {
        triedAt.push(performance.now());
        throw new Error('the bus is away');
      });
      await appendEvents(set.under, anEvent('a', 1));
      await eventually(() => triedAt.length === 5, 'the fifth attempt', 30_000);
      // The fourth pause is 800 ms, or up to half of it less.
      expect((triedAt[4] ?? 0) - (triedAt[3] ?? 0)).toBeGreaterThanOrEqual(400);
    });

    test('control: a relay that marks before it publishes loses events', async () => {
      let isAlive = false;
      await appendEvents(set.under, anEvent('a', 1));
      relay(async (batch, { publish, mark }) => {
        await mark(batch.map(({ position }) => position));
        if (!isAlive) throw new Error('killed');
        await publish(batch.map(({ message }) => message));
      });
      await everythingPublished();
      isAlive = true;
      await appendEvents(set.under, anEvent('a', 2));
      await eventually(async () => (await onLog()).length > 0, 'the second event is on the log');
      expect(await sequences('a')).toEqual([2]);
    });

    test('what was published is pruned once it is old enough, the oldest first; what waits never is', async () => {
      const lock = set.under.store.outbox.relayLock('test', () => undefined);
      const outbox = await eventually(() => lock.take(), 'it leads');
      await appendEvents(set.under, ...upTo(5).map((sequence) => anEvent('a', sequence)));
      const positions = (await outbox.unpublished(10, [])).map(({ position }) => position);
      for (const position of positions.slice(0, 4)) await outbox.mark([position]);
      expect(await outbox.prune(7, 10)).toBe(0);
      expect(await outbox.prune(0, 3)).toBe(3);
      expect(await set.under.store.run((trx) => set.under.store.outbox.firstUnpublished(trx))).toBe(positions[4]);
      expect([await outbox.prune(0, 10), await outbox.prune(0, 10)]).toEqual([1, 0]);
      expect((await set.under.store.outbox.backlog()).events).toBe(1);
      await lock.release();
    });

    test('what waits is counted, with the age of the oldest', async () => {
      await appendEvents(set.under, anEvent('a', 1), anEvent('a', 2));
      const { events, oldestSeconds } = await set.under.store.outbox.backlog();
      expect([events, oldestSeconds >= 0 && oldestSeconds < 60]).toEqual([2, true]);
    });
  });
};
