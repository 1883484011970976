import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { joseCreateKey, joseKeySeal } from './jose-key-adapter.ts';
import { knexServerSecret, knexSigningKeyStore } from './signing-key-store.ts';
import { turnOf } from './signing-key.ts';

const aKey = async (period: number) => ({ ...(await joseCreateKey()), period, signsFrom: turnOf(period) });

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

const storeSealedBy = (current: string, previous?: string) => knexSigningKeyStore(store.database, joseKeySeal({ current, previous }));
const [before, now] = ['before'.repeat(8), 'now'.repeat(12)] as const;

test('keys are listed in the order of their turns, one out of turn among them', async () => {
  const [seventh, eighth] = [await aKey(7), await aKey(8)];
  const between = { ...(await joseCreateKey()), period: null, signsFrom: new Date(turnOf(7).getTime() + 1_000) };
  for (const key of [eighth, between, seventh]) await store.signingKeys.addIfAbsent(key);
  expect(await store.signingKeys.list()).toEqual([seventh, between, eighth]);
});

test('of many keys made for one period at once, one is kept', async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, () => aKey(7)));
  await Promise.all(keys.map((key) => store.signingKeys.addIfAbsent(key)));
  expect(await store.signingKeys.list()).toHaveLength(1);
});

test('a key that is dropped is gone', async () => {
  const [fifth, sixth] = [await aKey(5), await aKey(6)];
  for (const key of [fifth, sixth]) await store.signingKeys.addIfAbsent(key);
  await store.signingKeys.delete([fifth.kid]);
  expect(await store.signingKeys.list()).toEqual([sixth]);
});

const inDatabase = async () => JSON.stringify(await store.database('signing_keys'));

test('no private key lies open in the database', async () => {
  const key = await aKey(7);
  await store.signingKeys.addIfAbsent(key);
  expect(await inDatabase()).toContain(key.kid);
  expect(await inDatabase()).not.toContain(key.privateJwk.d);
});

test('a new secret seals what the one before had sealed, which is then not needed any more', async () => {
  const key = await aKey(7);
  await storeSealedBy(before).addIfAbsent(key);
  await expect(storeSealedBy(now).list()).rejects.toThrow('KEY_SECRET');
  expect(await storeSealedBy(now, before).list()).toEqual([key]);
  expect(await storeSealedBy(now).list()).toEqual([key]);
  await expect(storeSealedBy(before).list()).rejects.toThrow('KEY_SECRET');
});

test('all who ask for a server secret at once get the same', async () => {
  const secrets = Array.from({ length: 6 }, () => knexServerSecret(store.database, 'a secret'));
  await Promise.all(secrets.map((secret) => secret.load()));
  expect(new Set(secrets.map((secret) => Buffer.from(secret.value()).toString('hex'))).size).toBe(1);
  expect(secrets[0]?.value()).toHaveLength(32);
});
