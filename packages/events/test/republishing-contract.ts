import { beforeEach, describe, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startRelay } from '../src/outbox/relay.ts';
import type { Republication } from '../src/ports/outbox.ts';
import type { RepublishedState } from '../src/republish/republished-state.ts';
import { startRepublishing } from '../src/republish/republishing.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import { anEvent, petTopic, source } from './event-harness.ts';
import { readTopic } from './read-topic.ts';
import { setUpStore } from './set-up-store.ts';
import type { StoreUnderTest } from './store-under-test.ts';

/** So many aggregates, in the order of their keys. */
const keys = (count: number): string[] => Array.from({ length: count }, (_, at) => `t${String(at).padStart(4, '0')}`);

const stateOf = <Trx>(name: string, all: readonly string[]): RepublishedState<Trx> => ({
  name,
  readBatch: async (_trx, after, limit) => {
    const batch = all.filter((key) => after === undefined || key > after).slice(0, limit);
    return { events: batch.map((key) => anEvent(key)), last: batch.at(-1) };
  },
});

/** What publishing a state again promises on every store: all of it, once, after any interruption. */
export const describeRepublishing = <Trx>(name: string, open: () => Promise<StoreUnderTest<Trx>>): void => {
  describe(`publishing again (${name})`, () => {
    const set = setUpStore(open);
    beforeEach(() => void set.run(startRelay({ store: set.under.store, bus: set.bus, service: 'test', logger: silentLogger })));

    const start = (states: readonly RepublishedState<Trx>[], store: EventStore<Trx> = set.under.store): { stop(): Promise<void> } => {
      const outboxIn = (trx: Trx) => store.outbox.appender(trx, { source, isRepublished: true });
      return set.run(startRepublishing<Trx>({ store, logger: silentLogger, states, outboxIn }));
    };
    const done = async (id: string): Promise<Republication> => {
      const read = async () => {
        const found = await set.under.store.republications.read(id);
        return found !== undefined && found.done_at !== null ? found : undefined;
      };
      return eventually(read, 'it is done', 30_000);
    };
    const keysOnTopic = async (): Promise<string[]> => (await readTopic(set.bus, petTopic)).map(({ record }) => record.key);

    test('one that was interrupted is continued where it was, by the next instance that runs; a second request joins it', async () => {
      const things = stateOf<Trx>('things', keys(250));
      let failures = 0;
      const interrupted: RepublishedState<Trx> = {
        ...things,
        readBatch: async (trx, after, limit) => {
          if (after === undefined) return things.readBatch(trx, after, limit);
          failures += 1;
          throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
        },
      };
      const id = await set.under.store.republications.request();
      const first = start([interrupted]);
      await eventually(() => failures >= 2, 'it was tried again', 30_000);
      expect(await set.under.store.republications.read(id)).toMatchObject({ state: 'things', after: 't0099', events: 100, done_at: null });
      await first.stop();
      expect(await set.under.store.republications.request()).toBe(id);
      start([things], await set.under.another());
      expect((await done(id)).outcome).toBe('published 250 events again');
      expect((await keysOnTopic()).sort()).toEqual(keys(250));
    });

    test('two instances publish every state, one after the other, each event once', async () => {
      const [some, others] = [keys(150), keys(160).slice(150)];
      const states = [stateOf<Trx>('none', []), stateOf<Trx>('some', some), stateOf<Trx>('others', others)];
      const id = await set.under.store.republications.request();
      start(states);
      start(states, await set.under.another());
      expect((await done(id)).outcome).toBe('published 160 events again');
      expect((await keysOnTopic()).sort()).toEqual([...some, ...others]);
    });

    test('a row that cannot become an event is reported, and nothing of its batch is published', async () => {
      const things = stateOf<Trx>('things', keys(3));
      const broken: RepublishedState<Trx> = {
        ...things,
        readBatch: async (trx, after, limit) => {
          if (after === undefined) return things.readBatch(trx, after, limit);
          throw new Error('species has no word');
        },
      };
      const id = await set.under.store.republications.request();
      start([broken]);
      expect((await done(id)).outcome).toBe('failed after 3 events: Error: species has no word');
      await eventually(async () => (await keysOnTopic()).length === 3, 'what came before it is on the log');
      const next = await set.under.store.republications.request();
      expect(next).not.toBe(id);
    });
  });
};
