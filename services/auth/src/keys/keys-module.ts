import type { ServiceParts } from '@paltu/runtime';
import type { KeySecrets } from '@paltu/sealing';
import { joseCreateKey, joseKeyRing } from './data/jose-key-ring.ts';
import { joseKeySeal } from './data/jose-key-seal.ts';
import { knexServerSecret } from './data/knex-server-secret.ts';
import { knexSigningKeyStore } from './data/knex-signing-key-store.ts';
import { nodeEmailHash } from './data/node-email-hash.ts';
import { keyRoutes } from './http/key-routes.ts';
import { keepSigningKeys } from './use-cases/keep-signing-keys.ts';
import { rotateSigningKeys } from './use-cases/rotate-signing-keys.ts';

export interface KeysNeeds extends Pick<ServiceParts, 'database' | 'clock'> {
  /** Private keys are sealed by them. */
  readonly keySecrets: KeySecrets;
}

/** For the command: by what the log names an e-mail address. */
export { nodeEmailHash as emailHashOf };

const minuteMs = 60_000;

/** Keys: what signs access tokens, what verifies them, and the secret of refresh tokens. */
export const keysModule = ({ database, clock, keySecrets }: KeysNeeds) => {
  const shared = { store: knexSigningKeyStore(database, joseKeySeal(keySecrets)), createKey: joseCreateKey, clock };
  const ring = joseKeyRing({ keepSigningKeys: keepSigningKeys(shared), clock });
  const refreshTokenSecret = knexServerSecret(database, 'refresh-token-successors');
  return {
    ring,
    refreshTokenSecret: refreshTokenSecret.value,
    /** By what the log names an e-mail address. */
    hashEmail: nodeEmailHash(keySecrets.current),
    tokenKeys: { keys: ring.verificationKey, load: async () => undefined },
    routes: keyRoutes(ring.published),
    jobs: { 'reload signing keys': { everyMs: minuteMs, run: ring.reload } },
    prepare: () => Promise.all([ring.reload(), refreshTokenSecret.load()]),
    /** For the command. */
    rotateSigningKeys: () => rotateSigningKeys(shared),
  };
};
