import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { petState } from '@paltu/contracts';
import { newId, silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { projector } from '../src/consumers/consumer-definition.ts';
import { onState } from '../src/consumers/event-rule.ts';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, petTopic, pollEveryMs, source } from './event-harness.ts';
import { setUpStore } from './set-up-store.ts';
import type { StoreUnderTest } from './store-under-test.ts';

const consumer = 'test.projector';

/** What is promised on every store when a group is sent back to the beginning. */
export const describeRewinding = <Trx>(name: string, open: () => Promise<StoreUnderTest<Trx>>): void => {
  describe(`a group that is rewound (${name})`, () => {
    const set = setUpStore(open);

    test('an offset shows when it was moved: one that was sent back and came to where it was is not as before', async () => {
      const { store } = set.under;
      const at = { topic: petTopic, partition: 1, offset: 5 };
      await store.offsets.create('there and back', [at]);
      const movedAt = async () => (await store.offsets.read('there and back', [petTopic])).map((one) => one.movedAt.getTime());
      const before = await movedAt();
      expect(await movedAt()).toEqual(before);
      await sleep(5);
      await store.run((trx) => store.offsets.reset(trx, 'there and back', [petTopic]));
      await store.run((trx) => store.offsets.commit(trx, 'there and back', [at]));
      const [after = 0] = await movedAt();
      expect(after).toBeGreaterThan(before[0] ?? 0);
    });

    test('a rewind brings nothing back that a projection deleted, though the inbox has forgotten what was published before', async () => {
      const { under, bus } = set;
      let consumed = 0;
      const rule = onState(petState, async ({ name }, _event, trx: Trx) => {
        consumed += 1;
        if (name === 'gone') await under.clearEffects(trx, consumer);
        else await under.keepEffect(trx, consumer, name);
      });
      const consumes = (count: number) => eventually(() => consumed >= count, `it consumes ${count}`);
      const forgetful = projector<Trx>({ consumer, on: [rule], deletesRows: true, reset: async () => undefined });
      const running = set.run(startConsumers<Trx>({ store: under.store, bus, consumers: [forgetful], logger: silentLogger, pollEveryMs }));
      await bus.publish([toMessage(anEvent('a', 1), source)]);
      await consumes(1);
      await eventually(async () => (await under.effects(consumer)).length === 1, 'it is kept');
      // As it is after thirty days.
      await under.store.run((trx) => under.store.inbox.clear(trx, consumer));
      await bus.publish([toMessage(anEvent('a', 2, { name: 'gone' }), source)]);
      await consumes(2);
      const rewind = { id: newId(), consumer, kind: 'rewind', key: null, event_id: null } as const;
      await under.store.requests.add(rewind);
      await consumes(4);
      await eventually(async () => running.lagMs() === 0 && (await under.effects(consumer)).length === 0, 'it is gone again');
    });
  });
};
