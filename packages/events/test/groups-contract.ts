import { describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, petTopic, source } from './event-harness.ts';
import { consumer, setUpConsuming } from './set-up-consuming.ts';
import { effectsReactor } from './store-harness.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** What operators may request of consumers on every store, where groups begin, and what reaches no handler. */
export const describeGroups = <Trx>(name: string, open: () => Promise<StoreUnderTest<Trx>>): void => {
  describe(`groups (${name})`, () => {
    const { set, lagMs, refused, attempts, picky, start, publish, effects, parked, request } = setUpConsuming(open);

    test('an event that no database takes as it is is parked, and stops no other', async () => {
      start();
      const message = toMessage(anEvent('odd', 1), source);
      const long = 'x'.repeat(5_000);
      const headers = { ...message.headers, ce_id: `\ud800${long}`, 'a.b': '$', $c: '\0', 'd\0': '' };
      await set.bus.publish([{ ...message, key: `\0${long}`, headers }, toMessage(anEvent('good', 1), source)]);
      await effects(1);
      await parked(1);
    });

    test('rebuilding empties the projection and what is parked, and reads everything again, once; so does no rewind', async () => {
      refused.add('bad.1');
      start();
      await publish(anEvent('a', 1), anEvent('bad', 1), anEvent('a', 2));
      await effects(2);
      await parked(1);
      refused.clear();
      expect(await request('rebuild')).toBe('rebuilding from the beginning');
      expect((await effects(3)).toSorted()).toEqual(['a.1', 'a.2', 'bad.1']);
      expect(await request('rewind')).toContain('reading from the beginning again');
      await publish(anEvent('a', 3));
      expect((await effects(4)).toSorted()).toEqual(['a.1', 'a.2', 'a.3', 'bad.1']);
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
      const requested = request('rebuild');
      await eventually(() => tries > 0, 'it is tried');
      await publish(anEvent('a', 2));
      expect(await effects(2)).toEqual(['a.1', 'a.2']);
      isAway = false;
      expect(await requested).toBe('rebuilding from the beginning');
      expect(await effects(2)).toEqual(['a.1', 'a.2']);
    });

    test('a reactor starts at the head, and at the beginning when it asks for it', async () => {
      await publish(anEvent('a', 1));
      start(set.under.store, [effectsReactor(set.under, 'late'), effectsReactor(set.under, 'eager', { startAt: 'beginning' })]);
      await effects(1, 'eager');
      await eventually(() => lagMs() === 0, 'both have begun', 30_000);
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
      expect(await request('rebuild')).toBe('refused: a reactor is never rebuilt');
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
};
