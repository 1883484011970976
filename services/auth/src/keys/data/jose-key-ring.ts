import type { Clock } from '@paltu/kernel';
import { errors, importJWK, type CryptoKey, type JWTVerifyGetKey, calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { signingAt, type Turn } from '../domain/signing-period.ts';
import type { KeepSigningKeys } from '../use-cases/keep-signing-keys.ts';
import type { SigningKey, CreateKey, PrivateJwk } from '../use-cases/ports.ts';

/** What anybody may know of a key. */
export interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

interface RingKey extends Turn {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: PublicJwk;
}

export interface KeyRing {
  /** The key that signs now. */
  signingKey(): Promise<{ kid: string; privateKey: CryptoKey }>;
  /** The key that a token names. */
  readonly verificationKey: JWTVerifyGetKey;
  published(): readonly PublicJwk[];
  /** Reads again what is kept; to be called at intervals. */
  reload(): Promise<void>;
}

/** An unknown key makes the ring read again, but no more often than this: anybody can make up a key. */
const lookAgainAfterMs = 5_000;

/** A process that slept looks again before it signs: its key may have had its turn. */
const trustedMs = 5 * 60_000;

const toRingKey = async ({ period, kid, signsFrom, privateJwk }: SigningKey): Promise<RingKey> => {
  const { kty, crv, x, y } = privateJwk;
  const publicJwk: PublicJwk = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([importJWK({ ...privateJwk }, 'ES256'), importJWK({ ...publicJwk }, 'ES256')]);
  return { period, kid, signsFrom, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey, publicJwk };
};

export interface KeyRingNeeds {
  readonly keepSigningKeys: KeepSigningKeys;
  readonly clock: Clock;
}

/** The signing keys of auth, in memory; `reload` it once before its first use. */
export const joseKeyRing = ({ keepSigningKeys, clock }: KeyRingNeeds): KeyRing => {
  let keys: readonly RingKey[] = [];
  let loadedAt = 0;

  const reload = async (): Promise<void> => {
    keys = await Promise.all((await keepSigningKeys()).map(toRingKey));
    loadedAt = clock.now().getTime();
  };

  return {
    signingKey: async () => {
      const now = clock.now();
      if (now.getTime() - loadedAt > trustedMs) await reload();
      const key = signingAt(keys, now);
      if (key === undefined) throw new Error('there is no key that signs now');
      return key;
    },
    verificationKey: async ({ kid }) => {
      const named = () => keys.find((key) => key.kid === kid);
      if (named() === undefined && clock.now().getTime() - loadedAt > lookAgainAfterMs) await reload();
      const key = named();
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key.publicKey;
    },
    published: () => keys.map(({ publicJwk }) => publicJwk),
    reload,
  };
};

/** A new ES256 key, named by its thumbprint (RFC 7638). */
export const joseCreateKey: CreateKey = async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  const privateJwk = { kty, crv, x, y, d } as PrivateJwk;
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk };
};
