import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { openAuthStore, type AuthStore } from '../../../test/open-auth-store.ts';
import { grantAdmin } from './grant-admin.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
afterAll(() => store.close());

test('an account is written once, however often it is made an admin', async () => {
  const { id, email } = await store.add();
  const grant = grantAdmin({ inTransaction: store.inAccountTransaction, clock: systemClock });
  expect(await grant(email)).toMatchObject({ hasChanged: true });
  expect(await grant(email.toUpperCase())).toMatchObject({ hasChanged: false });
  expect(await store.accounts.get(id)).toMatchObject({ userType: 'admin', version: 2 });
  expect(await store.eventTypes()).toEqual(['user.role-changed']);
});

test('nobody is made an admin who has no account', async () => {
  const grant = grantAdmin({ inTransaction: store.inAccountTransaction, clock: systemClock });
  await expect(grant('nobody@example.com')).rejects.toMatchObject({ code: 'account.not-found' });
});
