import { createHmac, hkdfSync } from 'node:crypto';
import { emailKey } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import type { KeySecrets } from '@paltu/sealing';
import { json, plainJson, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { joseCreateKey, joseKeyRing, joseKeySeal } from './jose-key-adapter.ts';
import { knexServerSecret, knexSigningKeyStore } from './signing-key-store.ts';
import { signingKeyDecisions } from './signing-key-use-cases.ts';

const publicJwk = z
  .strictObject({
    kty: z.string(),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
    alg: z.literal('ES256'),
    use: z.literal('sig'),
  })
  .meta({ id: 'PublicJwk' });

const keyRoutes = (publishedKeys: () => z.input<typeof publicJwk>[]): Route[] => [
  route({
    method: 'get',
    path: '/.well-known/jwks.json',
    access: 'public',
    summary: 'The keys that verify access tokens (RFC 7517)',
    answers: { 200: plainJson(z.strictObject({ keys: z.array(publicJwk) })) },
    handle: async () => json(200, { keys: publishedKeys() }, { 'cache-control': 'public, max-age=300' }),
  }),
];

/**
 * By what the log names an e-mail address: 22 characters, the same for every letter case. A holder of `secret` can find out whether a hash is
 * of a given address; nobody can read the address in it, nor try all of them.
 */
export const emailHashOf = (secret: string): ((email: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'paltu: e-mail addresses in the log', 32));
  return (email) => createHmac('sha256', key).update(emailKey(email)).digest('base64url').slice(0, 22);
};

interface KeysNeeds extends Pick<ServiceParts, 'database' | 'clock'> {
  /** Private keys are sealed by them. */
  readonly keySecrets: KeySecrets;
}

const minuteMs = 60_000;

/** Keys: what signs access tokens, what verifies them, and the secret of refresh tokens. */
export const keysModule = ({ database, clock, keySecrets }: KeysNeeds) => {
  const store = knexSigningKeyStore(database, joseKeySeal(keySecrets));
  const signingKeys = signingKeyDecisions({ store, createKey: joseCreateKey, clock });
  const ring = joseKeyRing(signingKeys.keep, clock);
  const refreshTokenSecret = knexServerSecret(database, 'refresh-token-successors');
  return {
    ring,
    refreshTokenSecret: refreshTokenSecret.value,
    hashEmail: emailHashOf(keySecrets.current),
    tokenKeys: { keys: ring.verificationKey, load: async () => undefined },
    routes: keyRoutes(ring.published),
    jobs: { 'reload signing keys': { everyMs: minuteMs, run: ring.reload } },
    prepare: () => Promise.all([ring.reload(), refreshTokenSecret.load()]),
    /** For the command. */
    rotateSigningKeys: signingKeys.rotate,
  };
};
