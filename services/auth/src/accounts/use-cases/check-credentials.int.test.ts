import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { memoryLimiters } from '@paltu/limits';
import { openAuthStore, type AuthStore } from '../../../test/open-auth-store.ts';
import { limiterPasswordAttempts } from '../data/limiter-password-attempts.ts';
import { checkCredentials } from './check-credentials.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const prepare = async () => {
  const account = await store.add({ email: 'Sana@example.com', passwordHash: 'hash of Chinar-42' });
  const compared: string[] = [];
  const passwords = {
    hash: async (password: string) => `hash of ${password}`,
    verify: async (password: string, hash: string) => compared.push(hash) > 0 && hash === `hash of ${password}`,
  };
  const { limitAttempts } = limiterPasswordAttempts({ limiters: memoryLimiters(), hashEmail: () => '', logger: silentLogger });
  return {
    account,
    compared,
    check: checkCredentials({ accounts: store.accounts, passwords, limitAttempts, countLogin: (_address, work) => work() }),
  };
};

test('the right password opens the account, in any letter case of the address', async () => {
  const { account, check } = await prepare();
  expect(await check({ email: 'SANA@example.com', password: 'Chinar-42', address: '' })).toEqual(account);
});

test('a wrong password opens nothing', async () => {
  const { check } = await prepare();
  expect(await check({ email: 'sana@example.com', password: 'chinar-42', address: '' })).toBeUndefined();
});

test('a password is compared with a slow hash also when nobody has the address', async () => {
  const { compared, check } = await prepare();
  expect(await check({ email: 'nobody@example.com', password: 'Chinar-42', address: '' })).toBeUndefined();
  expect(compared).toEqual([expect.stringMatching(/^hash of [0-9a-f-]{36}$/)]);
});
