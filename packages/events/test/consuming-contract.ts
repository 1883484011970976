import { describe, expect, test } from '@jest/globals';
import { petState, type Pet } from '@paltu/contracts';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { projector } from '../src/consumers/consumer-definition.ts';
import { onStates, type ReceivedState } from '../src/consumers/event-rule.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, petTopic, source, type Takes } from './event-harness.ts';
import { consumer, setUpConsuming } from './set-up-consuming.ts';
import { setUpStore } from './set-up-store.ts';
import { effectsProjector } from './store-harness.ts';
import type { StoreUnderTest } from './store-under-test.ts';

/** What consumers promise on every store, whatever their handlers take: each event once, in order of its key, whatever is refused, repeated or away. */
export const describeConsuming = <Trx>(name: string, open: () => Promise<StoreUnderTest<Trx>>): void => {
  describe.each<Takes>(['one', 'many'])(`consumers (${name}) that take %s`, (takes) => {
    const { set, lagMs, refused, attempts, picky, start, publish, effects, parked, request } = setUpConsuming(open, takes);

    test('several consumers each take every event once; a copy, in the same batch or later, takes no effect', async () => {
      const event = anEvent('a', 1);
      await publish(event, event, anEvent('a', 2));
      start(set.under.store, [picky(), picky('second')]);
      await effects(2);
      await publish(event, anEvent('a', 3));
      expect(await effects(3)).toEqual(['a.1', 'a.2', 'a.3']);
      expect(await effects(3, 'second')).toEqual(['a.1', 'a.2', 'a.3']);
      await eventually(() => lagMs() === 0, 'nobody lags');
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

    test('replay takes the events of a key up to a refusal, not before earlier ones; dropped ones never take effect', async () => {
      refused.add('bad.1').add('worse.1');
      start();
      await publish(anEvent('bad', 1), anEvent('worse', 1), anEvent('bad', 2), anEvent('bad', 3));
      const [, second] = (await parked(4)).filter(({ key }) => key === 'bad');
      expect(await request('replay', { event_id: second?.event_id ?? '' })).toBe('replayed 0 of 1; 1 keys are still parked');
      refused.delete('bad.1');
      refused.add('bad.2');
      expect(await request('replay')).toBe('replayed 1 of 4; 2 keys are still parked');
      expect(await effects(1)).toEqual(['bad.1']);
      expect((await parked(3)).map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual(['bad behind', 'bad refused', 'worse refused']);
      refused.clear();
      expect(await request('replay', { key: 'bad' })).toBe('replayed 2 of 2');
      expect(await request('drop', { key: 'worse' })).toBe('dropped 1');
      await publish(anEvent('bad', 4));
      expect(await effects(4)).toEqual(['bad.1', 'bad.2', 'bad.3', 'bad.4']);
    });

    test('a flood of refusals parks them all in the end, and the others flow on', async () => {
      const bad = [1, 2, 3, 4].map((nth) => `bad-${nth}`);
      for (const key of bad) refused.add(`${key}.1`);
      start();
      await publish(...bad.map((key) => anEvent(key)), anEvent('good', 1));
      expect((await parked(4, 60_000)).map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual(bad.map((key) => `${key} refused`));
      expect(await effects(1)).toEqual(['good.1']);
    });

    test('of several events that are taken at once only the one that is refused is parked', async () => {
      refused.add('bad.1');
      await publish(...['a', 'b', 'bad', 'c', 'd'].map((key) => anEvent(key)), anEvent('a', 2));
      start();
      expect((await effects(5)).toSorted()).toEqual(['a.1', 'a.2', 'b.1', 'c.1', 'd.1']);
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
      await eventually(() => (lagMs() ?? 0) > 0, 'it lags');
      isAway = false;
      expect((await effects(8)).filter((one) => one.startsWith('stuck'))).toEqual(['stuck.1', 'stuck.2']);
      await parked(0);
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
