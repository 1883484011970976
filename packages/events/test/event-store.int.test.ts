import { expect, test } from '@jest/globals';
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
