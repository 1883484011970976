import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAuthDatabase, type AuthDatabase } from '../../../test/auth-database.ts';
import { knexServerSecret } from './knex-server-secret.ts';
import { knexSigningKeyStore } from './knex-signing-key-store.ts';
import { signingKeyContract } from './signing-key-contract.ts';

let auth: AuthDatabase;

beforeAll(async () => {
  auth = await createAuthDatabase();
});
afterAll(() => auth.close());

signingKeyContract(async () => {
  await auth.database('signing_keys').delete();
  return knexSigningKeyStore(auth.database);
});

test('all who ask for a server secret at once get the same', async () => {
  const secrets = Array.from({ length: 6 }, () => knexServerSecret(auth.database, 'a secret'));
  await Promise.all(secrets.map((secret) => secret.load()));
  expect(new Set(secrets.map((secret) => Buffer.from(secret.value()).toString('hex'))).size).toBe(1);
  expect(secrets[0]?.value()).toHaveLength(32);
});
