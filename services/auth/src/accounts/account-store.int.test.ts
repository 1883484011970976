import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { anAccount } from '../../test/an-account.ts';
import { barrier } from '../../test/barrier.ts';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { changeRole } from './account-decisions.ts';
import type { PictureId } from './account.ts';

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

test('an account is read as it was kept', async () => {
  const picture = { id: newId() as PictureId, width: 60, height: 40 };
  const account = await store.add({ bio: 'بلیوں کا دوست', picture, email: 'Sana@Example.com' });
  expect(await store.accounts.get(account.id)).toEqual(account);
  expect(await store.accounts.findByEmail(' sana@example.COM')).toEqual(account);
  expect(await store.inAccountTransaction(({ accounts }) => accounts.findByEmail('SANA@example.com'))).toEqual(account);
  expect(await store.inAccountTransaction(({ accounts }) => accounts.get(account.id))).toEqual(account);
});

test('an account that nobody has is not found', async () => {
  await expect(store.accounts.get(anAccount().id)).rejects.toMatchObject({ code: 'account.not-found' });
  await expect(store.inAccountTransaction(({ accounts }) => accounts.get(anAccount().id))).rejects.toMatchObject({
    code: 'account.not-found',
  });
  expect(await store.accounts.findByEmail('nobody@example.com')).toBeUndefined();
  expect(await store.inAccountTransaction(({ accounts }) => accounts.findByEmail('nobody@example.com'))).toBeUndefined();
});

test('an address is taken once, in any letter case', async () => {
  await store.add({ email: 'sana@example.com' });
  await expect(store.add({ email: 'SANA@example.com' })).rejects.toMatchObject({
    code: 'account.email-taken',
    fields: [{ path: 'email' }],
  });
});

test('of two who take one address at once, one gets it', async () => {
  const outcomes = await Promise.allSettled([store.add({ email: 'ali@example.com' }), store.add({ email: 'Ali@example.com' })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a change is kept together with its event', async () => {
  const account = await store.add();
  await store.inAccountTransaction(async ({ accounts, outbox }) => {
    const changed = changeRole(account, 'admin', new Date('2026-03-02T10:00:00Z'));
    await accounts.save(changed.state);
    await outbox.append(changed.events);
  });
  expect(await store.accounts.get(account.id)).toMatchObject({ userType: 'admin', version: 2 });
  expect(await store.eventTypes()).toEqual(['user.role-changed']);
});

test('work that fails leaves neither the account nor its event', async () => {
  const account = anAccount();
  const failing = store.inAccountTransaction(async ({ accounts, outbox }) => {
    await accounts.add(account);
    await outbox.append([{ type: 'UserRegistered', account, at: account.createdAt }]);
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  await expect(store.accounts.get(account.id)).rejects.toMatchObject({ code: 'account.not-found' });
  expect(await store.eventTypes()).toEqual([]);
});

test('two who change one account at once take turns', async () => {
  const { email, id } = await store.add();
  const meet = barrier();
  const grant = () =>
    store.inAccountTransaction(async ({ accounts, outbox }) => {
      const found = await accounts.findByEmail(email);
      await meet();
      const { state, events } = changeRole(found!, 'admin', new Date());
      await accounts.save(state);
      await outbox.append(events);
    });
  await Promise.all([grant(), grant()]);
  expect(await store.accounts.get(id)).toMatchObject({ version: 2 });
  expect(await store.eventTypes()).toEqual(['user.role-changed']);
});
