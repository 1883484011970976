import type { Clock } from '@paltu/kernel';
import { joseSeal, type KeySecrets } from '@paltu/sealing';
import { calculateJwkThumbprint, errors, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import { signingAt, type PrivateJwk, type SigningKey } from './signing-key.ts';

/** Private keys as text that only who knows the secret, which is not in the database, can read. */
export const joseKeySeal = (secrets: KeySecrets) => {
  const seal = joseSeal(secrets, { purpose: 'signing keys' });
  return {
    seal: (key: PrivateJwk): Promise<string> => seal.seal(JSON.stringify(key)),
    /**
     * The key that `kid` names. `isCurrent` is false where the secret that sealed it is the one before.
     * @throws Error that names the variable when no secret opens it; Error when it is another key
     */
    unseal: async (sealed: string, kid: string): Promise<{ readonly key: PrivateJwk; readonly isCurrent: boolean }> => {
      const { text, isCurrent } = await seal.unseal(sealed);
      const key = JSON.parse(text) as PrivateJwk;
      if ((await calculateJwkThumbprint({ ...key })) !== kid) throw new Error(`the signing key ${kid} does not match its name`);
      return { key, isCurrent };
    },
  };
};

export type KeySeal = ReturnType<typeof joseKeySeal>;

/** An unknown key makes the ring read again, but no more often than this: anybody can make up a key. */
const lookAgainAfterMs = 5_000;

/** A process that slept looks again before it signs: its key may have had its turn. */
const trustedMs = 5 * 60_000;

const toRingKey = async ({ period, kid, signsFrom, privateJwk }: SigningKey) => {
  const { kty, crv, x, y } = privateJwk;
  /** What anybody may know of a key. */
  const publicJwk = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as const;
  const [privateKey, publicKey] = await Promise.all([importJWK({ ...privateJwk }, 'ES256'), importJWK({ ...publicJwk }, 'ES256')]);
  return { period, kid, signsFrom, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey, publicJwk };
};

/** The signing keys of auth, in memory; `reload` it once before its first use. @param readKeys reads what is kept of them */
export const joseKeyRing = (readKeys: () => Promise<readonly SigningKey[]>, clock: Clock) => {
  let keys: readonly Awaited<ReturnType<typeof toRingKey>>[] = [];
  let loadedAt = 0;

  const reload = async (): Promise<void> => {
    keys = await Promise.all((await readKeys()).map(toRingKey));
    loadedAt = clock.now().getTime();
  };

  const verificationKey: JWTVerifyGetKey = async ({ kid }) => {
    const named = () => keys.find((key) => key.kid === kid);
    if (named() === undefined && clock.now().getTime() - loadedAt > lookAgainAfterMs) await reload();
    const key = named();
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };

  return {
    /** The key that signs now. */
    signingKey: async (): Promise<{ kid: string; privateKey: CryptoKey }> => {
      const now = clock.now();
      if (now.getTime() - loadedAt > trustedMs) await reload();
      const key = signingAt(keys, now);
      if (key === undefined) throw new Error('there is no key that signs now');
      return key;
    },
    /** The key that a token names. */
    verificationKey,
    published: () => keys.map(({ publicJwk }) => publicJwk),
    /** Reads again what is kept; to be called at intervals. */
    reload,
  };
};

/** A new ES256 key, named by its thumbprint (RFC 7638). */
export const joseCreateKey = async (): Promise<Pick<SigningKey, 'kid' | 'privateJwk'>> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  const privateJwk = { kty, crv, x, y, d } as PrivateJwk;
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk };
};
