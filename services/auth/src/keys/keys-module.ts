import type { ServiceParts } from '@paltu/runtime';
import { joseCreateKey } from './data/jose-create-key.ts';
import { joseKeyRing } from './data/jose-key-ring.ts';
import { knexServerSecret } from './data/knex-server-secret.ts';
import { knexSigningKeyStore } from './data/knex-signing-key-store.ts';
import { keyRoutes } from './http/key-routes.ts';
import { keepSigningKeys } from './use-cases/keep-signing-keys.ts';

const minuteMs = 60_000;

/** Keys: what signs access tokens, what verifies them, and the secret of refresh tokens. */
export const keysModule = ({ database, clock }: ServiceParts) => {
  const ring = joseKeyRing({
    keepSigningKeys: keepSigningKeys({ store: knexSigningKeyStore(database), createKey: joseCreateKey, clock }),
    clock,
  });
  const refreshTokenSecret = knexServerSecret(database, 'refresh-token-successors');
  return {
    ring,
    refreshTokenSecret: refreshTokenSecret.value,
    tokenKeys: { keys: ring.verificationKey, load: async () => undefined },
    routes: keyRoutes(ring.published),
    jobs: { 'reload signing keys': { everyMs: minuteMs, run: ring.reload } },
    prepare: () => Promise.all([ring.reload(), refreshTokenSecret.load()]),
  };
};
