import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { preparedRows, type Transaction } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, source, type Takes } from './event-harness.ts';
import { describeGroups } from './groups-contract.ts';
import { describeRepublishing } from './republishing-contract.ts';
import { describeRewinding } from './rewinding-contract.ts';
import { setUpStore } from './set-up-store.ts';
import { effectsProjector, openPostgresStore } from './store-harness.ts';

describeGroups('PostgreSQL', openPostgresStore);
describeRepublishing('PostgreSQL', openPostgresStore);
describeRewinding('PostgreSQL', openPostgresStore);

const set = setUpStore(openPostgresStore);

test('a part that cannot be undone fails with its own reason, not with why it could not be undone', async () => {
  const failed = set.under.store.run((trx) =>
    set.under.store.runPart(trx, async () => {
      await trx.raw('rollback');
      throw new Error('why it failed');
    }),
  );
  await expect(failed).rejects.toThrow('why it failed');
});

test('a part of which a statement failed is undone alone, and fails with that reason', async () => {
  const { store, keepAggregate, hasAggregate } = set.under;
  await store.run(async (trx) => {
    await keepAggregate(trx, 'before', 1);
    const part = store.runPart(trx, async () => {
      await keepAggregate(trx, 'in it', 1);
      await preparedRows(trx, { name: 'impossible', text: 'select 1 / $1::int' }, [0]);
    });
    await expect(part).rejects.toMatchObject({ code: '22012' });
    await keepAggregate(trx, 'after', 1);
  });
  expect(await Promise.all(['before', 'in it', 'after'].map(hasAggregate))).toEqual([true, false, true]);
});

// As by the lock timeout.
const lockedAway = { name: 'locked away', text: "do $$ begin raise 'held by another' using errcode = '55P03'; end $$" };

test.each<Takes>(['one', 'many'])(
  'a lock that is not to be had holds up its own partition alone, where handlers take %s',
  async (takes) => {
    const { under, bus } = set;
    const consumer = `test.locked-${takes}`;
    let isHeld = true;
    const keepEffect = async (trx: Transaction, of: string, name: string): Promise<void> => {
      if (isHeld && name.startsWith('stuck')) await preparedRows(trx, lockedAway, []);
      else await under.keepEffect(trx, of, name);
    };
    const effects = (): Promise<readonly string[]> => under.effects(consumer);
    await bus.publish(['stuck', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => toMessage(anEvent(key), source)));
    const projector = effectsProjector({ ...under, keepEffect }, consumer, undefined, takes);
    set.run(startConsumers({ store: under.store, bus, consumers: [projector], logger: silentLogger }));
    await eventually(async () => (await effects()).length >= 3, 'other partitions go on', 20_000);
    expect(await effects()).not.toContain('stuck.1');
    isHeld = false;
    await eventually(async () => (await effects()).length === 7, 'all go on', 20_000);
    expect(await under.store.parked.list({}, 1)).toEqual([]);
  },
);
