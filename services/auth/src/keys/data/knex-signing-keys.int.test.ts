import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openAuthStore, type AuthStore } from '../../../test/open-auth-store.ts';
import type { PrivateJwk } from '../use-cases/ports.ts';
import { knexServerSecret } from './knex-server-secret.ts';

const privateJwk: PrivateJwk = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' };
const aKey = (period: number, kid = `key-${period}`) => ({ period, kid, privateJwk });

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
beforeEach(() => store.empty());
afterAll(() => store.close());

test('keys are listed by their period', async () => {
  await store.signingKeys.addIfAbsent(aKey(8));
  await store.signingKeys.addIfAbsent(aKey(7));
  expect(await store.signingKeys.list()).toEqual([aKey(7), aKey(8)]);
});

test('of many keys made for one period at once, one is kept', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((kid) => store.signingKeys.addIfAbsent(aKey(7, kid))));
  expect(await store.signingKeys.list()).toHaveLength(1);
});

test('the keys of the past are dropped', async () => {
  for (const period of [5, 6, 7]) await store.signingKeys.addIfAbsent(aKey(period));
  await store.signingKeys.deleteBefore(6);
  expect((await store.signingKeys.list()).map(({ period }) => period)).toEqual([6, 7]);
});

test('all who ask for a server secret at once get the same', async () => {
  const secrets = Array.from({ length: 6 }, () => knexServerSecret(store.database, 'a secret'));
  await Promise.all(secrets.map((secret) => secret.load()));
  expect(new Set(secrets.map((secret) => Buffer.from(secret.value()).toString('hex'))).size).toBe(1);
  expect(secrets[0]?.value()).toHaveLength(32);
});
