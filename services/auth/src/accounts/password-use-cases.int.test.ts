import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { memoryLimiters } from '@paltu/limits';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { tooManyPasswords } from './account.ts';
import { limiterAttempts } from './limits-adapter.ts';
import { checkCredentials } from './password-use-cases.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const prepare = async () => {
  const account = await store.add({ email: 'Sana@example.com', passwordHash: 'hash of Chinar-42' });
  /** What costs time: each hash that was made, and each that a password was compared with. */
  const slow: string[] = [];
  const made = (password: string) => `hash of ${password}`;
  const passwords = {
    hash: async (password: string) => (slow.push('made'), made(password)),
    verify: async (password: string, hash: string) => (slow.push(`compared with ${hash}`), hash === made(password)),
  };
  const { limitAttempts } = limiterAttempts({
    ...{ limiters: memoryLimiters(), logger: silentLogger, what: 'password', tooMany: tooManyPasswords },
    named: () => ({}),
  });
  const check = checkCredentials({ accounts: store.accounts, passwords, limitAttempts, countLogin: (_address, work) => work() });
  const workOf = async (email: string) => {
    const before = slow.length;
    expect(await check({ email, password: 'Wrong-42', address: '' })).toBeUndefined();
    return slow.slice(before);
  };
  return { account, workOf, check };
};

test('the right password opens the account, in any letter case of the address', async () => {
  const { account, check } = await prepare();
  expect(await check({ email: 'SANA@example.com', password: 'Chinar-42', address: '' })).toEqual(account);
});

test('a wrong password opens nothing', async () => {
  const { check } = await prepare();
  expect(await check({ email: 'sana@example.com', password: 'chinar-42', address: '' })).toBeUndefined();
});

test('an address that nobody has is refused after the same work as a known one: one comparison with a slow hash', async () => {
  const { workOf } = await prepare();
  expect(await workOf('sana@example.com')).toEqual(['compared with hash of Chinar-42']);
  // From the first login on.
  for (const email of ['nobody@example.com', 'nobody.else@example.com'])
    expect(await workOf(email)).toEqual([expect.stringMatching(/^compared with hash of [0-9a-f-]{36}$/)]);
});
