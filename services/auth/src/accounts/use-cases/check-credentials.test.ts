import { expect, test } from '@jest/globals';
import { anAccount } from '../../../test/an-account.ts';
import { inMemoryAccounts } from '../data/in-memory-accounts.ts';
import { checkCredentials } from './check-credentials.ts';

const prepare = async () => {
  const account = anAccount({ email: 'Sana@example.com', passwordHash: 'hash of Chinar-42' });
  const { inTransaction, queries } = inMemoryAccounts();
  await inTransaction(({ accounts }) => accounts.add(account));
  const compared: string[] = [];
  const passwords = {
    hash: async (password: string) => `hash of ${password}`,
    verify: async (password: string, hash: string) => compared.push(hash) > 0 && hash === `hash of ${password}`,
  };
  return { account, compared, check: checkCredentials({ accounts: queries, passwords }) };
};

test('the right password opens the account, in any letter case of the address', async () => {
  const { account, check } = await prepare();
  expect(await check({ email: 'SANA@example.com', password: 'Chinar-42' })).toEqual(account);
});

test('a wrong password opens nothing', async () => {
  const { check } = await prepare();
  expect(await check({ email: 'sana@example.com', password: 'chinar-42' })).toBeUndefined();
});

test('a password is compared with a slow hash also when nobody has the address', async () => {
  const { compared, check } = await prepare();
  expect(await check({ email: 'nobody@example.com', password: 'Chinar-42' })).toBeUndefined();
  expect(compared).toEqual([expect.stringMatching(/^hash of [0-9a-f-]{36}$/)]);
});
