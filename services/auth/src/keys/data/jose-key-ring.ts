import type { Clock } from '@paltu/kernel';
import { errors, importJWK, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import { periodAt } from '../domain/signing-period.ts';
import type { KeepSigningKeys } from '../use-cases/keep-signing-keys.ts';
import type { SigningKey } from '../use-cases/ports.ts';

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

interface RingKey {
  readonly period: number;
  readonly kid: string;
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

const toRingKey = async ({ period, kid, privateJwk }: SigningKey): Promise<RingKey> => {
  const { kty, crv, x, y } = privateJwk;
  const publicJwk: PublicJwk = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([importJWK({ ...privateJwk }, 'ES256'), importJWK({ ...publicJwk }, 'ES256')]);
  return { period, kid, privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey, publicJwk };
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

  const find = async (isWanted: (key: RingKey) => boolean, mayLook: boolean): Promise<RingKey | undefined> => {
    const known = keys.find(isWanted);
    if (known !== undefined || !mayLook) return known;
    await reload();
    return keys.find(isWanted);
  };

  return {
    signingKey: async () => {
      const period = periodAt(clock.now());
      const key = await find((candidate) => candidate.period === period, true);
      if (key === undefined) throw new Error(`there is no signing key for period ${period}`);
      return key;
    },
    verificationKey: async ({ kid }) => {
      const key = await find((candidate) => candidate.kid === kid, clock.now().getTime() - loadedAt > lookAgainAfterMs);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key.publicKey;
    },
    published: () => keys.map(({ publicJwk }) => publicJwk),
    reload,
  };
};
