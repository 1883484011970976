import { expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { anAccount } from '../../../test/an-account.ts';
import { grantAdmin } from './grant-admin.ts';
import type { AccountScope } from './ports.ts';

test('an account is written once, however often it is made an admin', async () => {
  let stored = anAccount();
  let writes = 0;
  const scope: AccountScope = {
    accounts: {
      add: async () => undefined,
      findByEmail: async () => stored,
      save: async (account) => {
        stored = account;
        writes += 1;
      },
    },
    outbox: { append: async () => undefined },
  };
  const grant = grantAdmin({ inTransaction: (work) => work(scope), clock: systemClock });
  expect(await grant(stored.email)).toMatchObject({ hasChanged: true });
  expect(await grant(stored.email)).toMatchObject({ hasChanged: false });
  expect(writes).toBe(1);
});
