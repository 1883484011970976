import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { operatorDecisions } from './member-use-cases.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
afterAll(() => store.close());

test('an account is written once, however often it is made an admin', async () => {
  const { id, email } = await store.add();
  const { grantAdmin: grant } = operatorDecisions(store.inAccountTransaction, systemClock);
  expect(await grant(email)).toMatchObject({ hasChanged: true });
  expect(await grant(email.toUpperCase())).toMatchObject({ hasChanged: false });
  expect(await store.accounts.get(id)).toMatchObject({ userType: 'admin', version: 2 });
  expect(await store.eventTypes()).toEqual(['user.role-changed']);
});

test('nobody is made an admin who has no account', async () => {
  const { grantAdmin: grant } = operatorDecisions(store.inAccountTransaction, systemClock);
  await expect(grant('nobody@example.com')).rejects.toMatchObject({ code: 'account.not-found' });
});
