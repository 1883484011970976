import { beforeEach, describe, expect, test } from '@jest/globals';
import { petState, type Pet } from '@paltu/contracts';
import { newId, silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { projector } from '../src/consumers/consumer-definition.ts';
import { onStates, type ReceivedState } from '../src/consumers/event-rule.ts';
import type { ParkedRow } from '../src/ports/parked-rows.ts';
import type { ConsumerRequest } from '../src/ports/request-rows.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import type { OutgoingEvent } from '../src/envelope/outgoing-event.ts';
import type { EventStore } from '../src/ports/event-store.ts';
import { anEvent, petTopic, source, type Takes } from './event-harness.ts';
import { setUpStore } from './set-up-store.ts';
import { effectsProjector, effectsReactor } from './store-harness.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const consumer = 'test.projector';

/** What consumers promise on every store, whatever their handlers take: each event once, in order of its key, whatever is refused, repeated or away. */
export const describeConsuming = <Trx>(name: string, open: () => Promise<StoreUnderTest<Trx>>): void => {
  describe.each<Takes>(['one', 'many'])(`consumers (${name}) that take %s`, (takes) => {
    const set = setUpStore(open);
    let running: RunningConsumers[];
    let refused: Set<string>;
    let attempts: string[];
    beforeEach(() => {
      running = [];
      refused = new Set();
      attempts = [];
    });

    const picky = (named = consumer) =>
      effectsProjector(
        set.under,
        named,
        (one) => {
          attempts.push(one);
          return refused.has(one);
        },
        takes,
      );
    const start = (store: EventStore<Trx> = set.under.store, consumers = [picky()]): void =>
      void running.push(set.run(startConsumers<Trx>({ store, bus: set.bus, consumers, logger: silentLogger })));
    const publish = (...events: OutgoingEvent[]) => set.bus.publish(events.map((event) => toMessage(event, source)));
    const effects = async (count: number, of = consumer): Promise<string[]> => {
      await eventually(async () => (await set.under.effects(of)).length >= count, `there are ${count} effects`, 30_000);
      return set.under.effects(of);
    };
    const parked = async (count: number, withinMs = 30_000): Promise<ParkedRow[]> => {
      await eventually(async () => (await set.under.store.parked.list({}, 100)).length === count, `${count} events are parked`, withinMs);
      return set.under.store.parked.list({}, 100);
    };
    const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
    const ask = async (kind: ConsumerRequest['kind'], selection: Partial<ConsumerRequest> = {}): Promise<string> => {
      const id = newId();
      await set.under.store.requests.add({ id, consumer, kind, key: null, event_id: null, ...selection });
      const isDone = async () => ((await set.under.store.requests.read(id))?.done_at ?? null) !== null;
      await eventually(isDone, 'the request is carried out', 30_000);
      return (await set.under.store.requests.read(id))?.outcome ?? '';
    };

    test('several consumers each take every event once; a copy, in the same batch or later, takes no effect', async () => {
      const event = anEvent('a', 1);
      await publish(event, event, anEvent('a', 2));
      start(set.under.store, [picky(), picky('second')]);
      await effects(2);
      await publish(event, anEvent('a', 3));
      expect(await effects(3)).toEqual(['a.1', 'a.2', 'a.3']);
      expect(await effects(3, 'second')).toEqual(['a.1', 'a.2', 'a.3']);
      await eventually(() => running[0]?.lagMs() === 0, 'nobody lags');
      expect(await set.under.store.offsets.read(consumer, [petTopic])).toContainEqual(
        expect.objectContaining({ topic: petTopic, offset: 5 }),
      );
    });

    test('of two instances each event takes effect once, in the order of its key', async () => {
      start();
      start(await set.under.another());
      const keys = ['a', 'b', 'c', 'd'];
      for (let sequence = 1; sequence <= 20; sequence += 1) await publish(...keys.map((key) => anEvent(key, sequence)));
      const all = await effects(80);
      expect(all).toHaveLength(80);
      for (const key of keys)
        expect(all.filter((one) => one.startsWith(key))).toEqual(Array.from({ length: 20 }, (_, at) => `${key}.${at + 1}`));
    });

    test('an event refused five times is parked with all later ones of its key, and the others flow on', async () => {
      refused.add('bad.1');
      await publish(anEvent('good', 1), anEvent('bad', 1), anEvent('good', 2), anEvent('bad', 2));
      start();
      await effects(2);
      await parked(2);
      await publish(anEvent('bad', 3), anEvent('good', 3));
      expect(await effects(3)).toEqual(['good.1', 'good.2', 'good.3']);
      const behind = ['bad', 'behind', 0, 'an earlier event of this key is parked'];
      expect((await parked(3)).map(({ key, reason, attempts: tries, error }) => [key, reason, tries, error])).toEqual([
        ['bad', 'refused', 5, 'Error: refused bad.1'],
        behind,
        behind,
      ]);
      expect(attempts).not.toContain('bad.2');
      expect(await set.under.store.parked.count()).toEqual(new Map([[consumer, 3]]));
    });

    test('an event that succeeds at the third try is not parked', async () => {
      let left = 3;
      start(set.under.store, [effectsProjector(set.under, consumer, () => left-- > 0, takes)]);
      await publish(anEvent('a', 1), anEvent('a', 2));
      expect(await effects(2)).toEqual(['a.1', 'a.2']);
      await parked(0);
    });

    test('what cannot be decoded is parked with its bytes; a copy of it is not parked again', async () => {
      start();
      const broken = { ...toMessage(anEvent('broken', 1), source), value: Buffer.from([0, 255, 0]) };
      await set.bus.publish([broken, broken, toMessage(anEvent('good', 1), source)]);
      await effects(1);
      expect(await parked(1)).toMatchObject([{ key: 'broken', reason: 'undecodable', value: Buffer.from([0, 255, 0]) }]);
    });

    test('an event that no database takes as it is is parked, and stops no other', async () => {
      start();
      const message = toMessage(anEvent('odd', 1), source);
      const long = 'x'.repeat(5_000);
      const headers = { ...message.headers, ce_id: `\ud800${long}`, 'a.b': '$', $c: '\0', 'd\0': '' };
      await set.bus.publish([{ ...message, key: `\0${long}`, headers }, toMessage(anEvent('good', 1), source)]);
      await effects(1);
      await parked(1);
    });

    test('replay takes the events of a key up to a refusal, not before earlier ones; dropped ones never take effect', async () => {
      refused.add('bad.1').add('worse.1');
      start();
      await publish(anEvent('bad', 1), anEvent('worse', 1), anEvent('bad', 2), anEvent('bad', 3));
      const [, second] = (await parked(4)).filter(({ key }) => key === 'bad');
      expect(await ask('replay', { event_id: second?.event_id ?? '' })).toBe('replayed 0 of 1; 1 keys are still parked');
      refused.delete('bad.1');
      refused.add('bad.2');
      expect(await ask('replay')).toBe('replayed 1 of 4; 2 keys are still parked');
      expect(await effects(1)).toEqual(['bad.1']);
      expect((await parked(3)).map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual(['bad behind', 'bad refused', 'worse refused']);
      refused.clear();
      expect(await ask('replay', { key: 'bad' })).toBe('replayed 2 of 2');
      expect(await ask('drop', { key: 'worse' })).toBe('dropped 1');
      await publish(anEvent('bad', 4));
      expect(await effects(4)).toEqual(['bad.1', 'bad.2', 'bad.3', 'bad.4']);
    });

    test('rebuilding empties the projection and what is parked, and reads everything again, once; so does no rewind', async () => {
      refused.add('bad.1');
      start();
      await publish(anEvent('a', 1), anEvent('bad', 1), anEvent('a', 2));
      await effects(2);
      await parked(1);
      refused.clear();
      expect(await ask('rebuild')).toBe('rebuilding from the beginning');
      expect((await effects(3)).sort()).toEqual(['a.1', 'a.2', 'bad.1']);
      expect(await ask('rewind')).toContain('reading from the beginning again');
      await publish(anEvent('a', 3));
      expect((await effects(4)).sort()).toEqual(['a.1', 'a.2', 'a.3', 'bad.1']);
      await parked(0);
    });

    test('a request that cannot be carried out now holds up no event, and is carried out later', async () => {
      const away = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
      let isAway = true;
      let tries = 0;
      const reset = async (trx: Trx): Promise<void> => {
        tries += 1;
        if (isAway) throw away;
        await set.under.clearEffects(trx, consumer);
      };
      start(set.under.store, [{ ...picky(), reset }]);
      await publish(anEvent('a', 1));
      await effects(1);
      const asked = ask('rebuild');
      await eventually(() => tries > 0, 'it is tried');
      await publish(anEvent('a', 2));
      expect(await effects(2)).toEqual(['a.1', 'a.2']);
      isAway = false;
      expect(await asked).toBe('rebuilding from the beginning');
      expect(await effects(2)).toEqual(['a.1', 'a.2']);
    });

    test('a reactor starts at the head, and at the beginning when it asks for it', async () => {
      await publish(anEvent('a', 1));
      start(set.under.store, [effectsReactor(set.under, 'late'), effectsReactor(set.under, 'eager', { startAt: 'beginning' })]);
      await effects(1, 'eager');
      await eventually(() => running[0]?.lagMs() === 0, 'both have begun', 30_000);
      await publish(anEvent('a', 2));
      expect([await effects(2, 'eager'), await effects(1, 'late')]).toEqual([['a.1', 'a.2'], ['a.2']]);
    });

    test('a reactor skips what is older than a day, unless it wants events of any age', async () => {
      await publish(anEvent('a', 1, { time: hoursAgo(25) }), anEvent('a', 2, { time: hoursAgo(23) }));
      const startAt = 'beginning';
      start(set.under.store, [
        effectsReactor(set.under, 'strict', { startAt }),
        effectsReactor(set.under, 'patient', { startAt, maxAgeMs: null }),
      ]);
      expect([await effects(2, 'patient'), await effects(1, 'strict')]).toEqual([['a.1', 'a.2'], ['a.2']]);
    });

    test('a reactor is never rebuilt', async () => {
      start(set.under.store, [effectsReactor(set.under, consumer, { startAt: 'beginning' })]);
      await publish(anEvent('a', 1));
      await effects(1);
      expect(await ask('rebuild')).toBe('refused: a reactor is never rebuilt');
      await publish(anEvent('a', 2));
      expect(await effects(2)).toEqual(['a.1', 'a.2']);
    });

    test("an event on another service's topic is parked with the reason, and no handler sees it", async () => {
      start();
      const forged = toMessage(anEvent('forged', 1), '/paltu/auth');
      await set.bus.publish([forged, toMessage(anEvent('good', 1), source)]);
      await effects(1);
      const error = 'UndecodableEvent: ce_source is /paltu/auth, and only /paltu/pets publishes events on pets.pet.v1';
      expect(await parked(1)).toMatchObject([{ key: 'forged', event_id: forged.headers['ce_id'], reason: 'undecodable', error }]);
      expect(attempts).not.toContain('forged.1');
    });

    test('a flood of refusals parks them all in the end, and the others flow on', async () => {
      const bad = [1, 2, 3, 4, 5, 6].map((nth) => `bad-${nth}`);
      for (const key of bad) refused.add(`${key}.1`);
      start();
      await publish(...bad.map((key) => anEvent(key)), anEvent('good', 1));
      expect((await parked(6, 60_000)).map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual(bad.map((key) => `${key} refused`));
      expect(await effects(1)).toEqual(['good.1']);
    });

    test('of several events that are taken at once only the one that is refused is parked', async () => {
      refused.add('bad.1');
      await publish(...['a', 'b', 'bad', 'c', 'd'].map((key) => anEvent(key)), anEvent('a', 2));
      start();
      expect((await effects(5)).sort()).toEqual(['a.1', 'a.2', 'b.1', 'c.1', 'd.1']);
      expect((await parked(1)).map(({ key, reason, attempts: tries }) => [key, reason, tries])).toEqual([['bad', 'refused', 5]]);
    });

    test('trouble of the infrastructure is waited for: nothing is parked, nothing is skipped', async () => {
      let isAway = true;
      const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      const throwsAway = (one: string): boolean => {
        if (isAway && one.startsWith('stuck')) throw away;
        return false;
      };
      const waiting = effectsProjector(set.under, consumer, throwsAway, takes);
      start(set.under.store, [waiting]);
      await publish(anEvent('stuck', 1), ...['b', 'c', 'd', 'e', 'f', 'g'].map((key) => anEvent(key, 1)), anEvent('stuck', 2));
      await eventually(() => (running[0]?.lagMs() ?? 0) > 0, 'it lags');
      isAway = false;
      expect((await effects(8)).filter((one) => one.startsWith('stuck'))).toEqual(['stuck.1', 'stuck.2']);
      await parked(0);
    });

    test('an offset that one transaction holds another neither takes nor waits for; it moves with its transaction', async () => {
      const { store } = set.under;
      const partition = { topic: petTopic, partition: 1 };
      const at = [0, 1, 2].map((number) => ({ topic: petTopic, partition: number, offset: 5 }));
      await store.offsets.create('group', at);
      await store.offsets.create('group', [{ ...partition, offset: 0 }]);
      const other = await set.under.another();
      await store.run(async (trx) => {
        expect(await store.offsets.lock(trx, 'group', [partition])).toEqual([at[1]]);
        await other.run(async (elsewhere) => {
          expect(await other.offsets.lock(elsewhere, 'group', [partition])).toEqual([]);
          expect(await other.offsets.lock(elsewhere, 'group', at)).toEqual([at[0], at[2]]);
        });
        await store.offsets.commit(trx, 'group', [{ ...partition, offset: 9 }]);
        expect(await store.offsets.read('group', [petTopic])).toMatchObject(at);
      });
      expect((await store.offsets.readAll()).map(({ offset }) => offset).sort()).toEqual([5, 5, 9]);
    });
  });

  describe(`consumers (${name})`, () => {
    const set = setUpStore(open);

    test('events that came together are given together to a handler that takes many, where a part that is undone is cheap', async () => {
      const { under, bus } = set;
      const counts: number[] = [];
      const rule = onStates(petState, async (states: readonly ReceivedState<Pet>[], trx: Trx) => {
        counts.push(states.length);
        for (const { state } of states) await under.keepEffect(trx, consumer, state.name);
      });
      await bus.publish([1, 2, 3, 4, 5].map((sequence) => toMessage(anEvent('a', sequence), source)));
      const consumers = [projector<Trx>({ consumer, on: [rule], reset: async () => undefined })];
      set.run(startConsumers<Trx>({ store: under.store, bus, consumers, logger: silentLogger }));
      await eventually(async () => (await under.effects(consumer)).length === 5, 'all took effect');
      expect(counts).toEqual(under.store.lacksSavepoints ? [1, 1, 1, 1, 1] : [5]);
    });
  });
};
