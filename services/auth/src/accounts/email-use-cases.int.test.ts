import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger, systemClock } from '@paltu/kernel';
import { linkTokens } from '@paltu/mail';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { issueEmailToken } from './email-token.ts';
import { verifyEmail } from './email-use-cases.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
afterAll(() => store.close());

/** An account whose link was mailed; `meanwhile` happens while the password is checked, which was right as that began. */
const aLink = async (meanwhile: (accountId: string) => Promise<unknown> = async () => undefined) => {
  const account = await store.add({ passwordHash: 'of Chinar-Tree-42' });
  const token = linkTokens.create();
  const issued = { hash: linkTokens.hash(token), accountId: account.id, purpose: 'verify-email', email: account.email } as const;
  await store.inAccountTransaction(({ emailTokens }) => emailTokens.add(issueEmailToken(issued, systemClock.now())));
  const verify = verifyEmail({
    inTransaction: store.inAccountTransaction,
    secrets: linkTokens,
    checkCredentials: async ({ email }) => {
      const found = await store.accounts.findByEmail(email);
      await meanwhile(account.id);
      return found;
    },
    hashEmail: () => '',
    clock: systemClock,
    logger: silentLogger,
  });
  const open = () => verify({ token, password: 'Chinar-Tree-42', userId: undefined, address: '203.0.113.9', language: 'en' });
  return { open, current: () => store.accounts.get(account.id) };
};

test('the right password verifies the address, and since when is kept', async () => {
  const { open, current } = await aLink();
  await open();
  const { isEmailVerified, emailVerifiedAt, updatedAt } = await current();
  expect([isEmailVerified, emailVerifiedAt]).toEqual([true, updatedAt]);
});

test('a password that was changed while it was checked verifies nothing', async () => {
  const { open, current } = await aLink((id) => store.database('accounts').where({ id }).update({ password_hash: 'of another' }));
  await expect(open()).rejects.toMatchObject({ code: 'password.wrong-current', fields: [{ path: 'password' }] });
  expect(await current()).toMatchObject({ isEmailVerified: false, emailVerifiedAt: null });
});

test('a link that was used while the password was checked answers as one that is opened again', async () => {
  const { open, current } = await aLink((id) => store.database('accounts').where({ id }).update({ is_email_verified: true }));
  await open();
  expect(await current()).toMatchObject({ isEmailVerified: true, version: 1 });
});
