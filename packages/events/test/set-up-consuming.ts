import { beforeEach } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { ConsumerDefinition } from '../src/consumers/consumer-definition.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import type { OutgoingEvent } from '../src/envelope/event.ts';
import type { EventStore, ParkedRow, ConsumerRequest } from '../src/ports/event-store.ts';
import { pollEveryMs, source, type Takes } from './event-harness.ts';
import { setUpStore, type StoreSetUp } from './set-up-store.ts';
import { effectsProjector } from './store-harness.ts';
import type { StoreUnderTest } from './store-under-test.ts';

export const consumer = 'test.projector';

export interface ConsumingSetUp<Trx> {
  readonly set: StoreSetUp<Trx>;
  /** Of the consumers that the test has started, in this order. */
  readonly lagMs: (which?: number) => number | undefined;
  /** Names of events, `key.sequence`, that the handler refuses; a test fills it. */
  readonly refused: Set<string>;
  /** What the handler was given, again and again where it was given it again. */
  readonly attempts: string[];
  readonly picky: (named?: string) => ConsumerDefinition<Trx>;
  readonly start: (store?: EventStore<Trx>, consumers?: ConsumerDefinition<Trx>[]) => void;
  readonly publish: (...events: OutgoingEvent[]) => Promise<void>;
  readonly effects: (count: number, of?: string) => Promise<readonly string[]>;
  readonly parked: (count: number, withinMs?: number) => Promise<readonly ParkedRow[]>;
  /** Requests it as an operator, and gives back what came of it. */
  readonly request: (kind: ConsumerRequest['kind'], selection?: Partial<ConsumerRequest>) => Promise<string>;
}

/** For contracts of consumers: a store and a bus that each test finds empty, and a projector that refuses what the test wants refused. */
export const setUpConsuming = <Trx>(open: () => Promise<StoreUnderTest<Trx>>, takes: Takes = 'one'): ConsumingSetUp<Trx> => {
  const set = setUpStore(open);
  const running: RunningConsumers[] = [];
  const refused = new Set<string>();
  const attempts: string[] = [];
  beforeEach(() => {
    running.length = 0;
    refused.clear();
    attempts.length = 0;
  });
  const refuse = (name: string): boolean => {
    attempts.push(name);
    return refused.has(name);
  };
  const picky = (named = consumer) => effectsProjector(set.under, named, refuse, takes);
  return {
    set,
    lagMs: (which = 0) => running[which]?.lagMs(),
    refused,
    attempts,
    picky,
    start: (store = set.under.store, consumers = [picky()]) =>
      void running.push(set.run(startConsumers<Trx>({ store, bus: set.bus, consumers, logger: silentLogger, pollEveryMs }))),
    publish: (...events) => set.bus.publish(events.map((event) => toMessage(event, source))),
    effects: async (count, of = consumer) => {
      await eventually(async () => (await set.under.effects(of)).length >= count, `there are ${count} effects`, 30_000);
      return set.under.effects(of);
    },
    parked: async (count, withinMs = 30_000) => {
      await eventually(async () => (await set.under.store.parked.list({}, 100)).length === count, `${count} events are parked`, withinMs);
      return set.under.store.parked.list({}, 100);
    },
    request: async (kind, selection = {}) => {
      const id = newId();
      await set.under.store.requests.add({ id, consumer, kind, key: null, event_id: null, ...selection });
      const isDone = async () => ((await set.under.store.requests.read(id))?.done_at ?? null) !== null;
      await eventually(isDone, 'the request is carried out', 30_000);
      return (await set.under.store.requests.read(id))?.outcome ?? '';
    },
  };
};
