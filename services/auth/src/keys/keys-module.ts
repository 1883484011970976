import type { Clock } from '@paltu/kernel';
import type { Knex } from 'knex';
import { joseCreateKey } from './data/jose-create-key.ts';
import { joseKeyRing } from './data/jose-key-ring.ts';
import { knexServerSecret } from './data/knex-server-secret.ts';
import { knexSigningKeyStore } from './data/knex-signing-key-store.ts';
import { keyRoutes } from './http/key-routes.ts';
import { keepSigningKeys } from './use-cases/keep-signing-keys.ts';

/** Keys: what signs access tokens, what verifies them, and the secret of refresh tokens. */
export const keysModule = async ({ database, clock }: { database: Knex; clock: Clock }) => {
  const ring = await joseKeyRing(keepSigningKeys(knexSigningKeyStore(database), joseCreateKey, clock), clock);
  return {
    ring,
    refreshTokenSecret: await knexServerSecret(database, 'refresh-token-successors'),
    routes: keyRoutes(ring.published),
  };
};
