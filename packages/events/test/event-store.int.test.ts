import { expect, test } from '@jest/globals';
import { sendPrepared } from '@paltu/persistence';
import { describeConsuming } from './consuming-contract.ts';
import { describeRepublishing } from './republishing-contract.ts';
import { setUpStore } from './set-up-store.ts';
import { openPostgresStore } from './store-harness.ts';

describeConsuming('PostgreSQL', openPostgresStore);
describeRepublishing('PostgreSQL', openPostgresStore);

const set = setUpStore(openPostgresStore);

test('a part that cannot be undone says why it failed, not why it could not be undone', async () => {
  const failed = set.under.store.run((trx) =>
    set.under.store.runPart(trx, async () => {
      await trx.raw('rollback');
      throw new Error('why it failed');
    }),
  );
  await expect(failed).rejects.toThrow('why it failed');
});

test('a part of which a statement failed that nobody waited for is undone alone, and says why', async () => {
  const { store, keepAggregate, hasAggregate } = set.under;
  await store.run(async (trx) => {
    await keepAggregate(trx, 'before', 1);
    const part = store.runPart(trx, async () => {
      await keepAggregate(trx, 'in it', 1);
      await sendPrepared(trx, { name: 'impossible', text: 'select 1 / $1::int' }, [0]);
    });
    await expect(part).rejects.toMatchObject({ code: '22012' });
    await keepAggregate(trx, 'after', 1);
  });
  expect(await Promise.all(['before', 'in it', 'after'].map(hasAggregate))).toEqual([true, false, true]);
});
