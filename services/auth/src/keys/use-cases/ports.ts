import type { Turn } from '../domain/signing-period.ts';

/** An EC key on P-256 as RFC 7517 writes it; `d` is the secret. */
export interface PrivateJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

export interface SigningKey extends Turn {
  readonly privateJwk: PrivateJwk;
}

export interface SigningKeyStore {
  /** In the order of their turns. @throws Error when a key cannot be unsealed */
  list(): Promise<readonly SigningKey[]>;
  /** Keeps the key, unless its period has one already. */
  addIfAbsent(key: SigningKey): Promise<void>;
  delete(kids: readonly string[]): Promise<void>;
  /** Works in one transaction, with the keys as they are in it; who calls at the same time waits until it ends. */
  exclusively<Result>(work: (keys: SigningKeyStore) => Promise<Result>): Promise<Result>;
}

export type CreateKey = () => Promise<{ kid: string; privateJwk: PrivateJwk }>;

/** Seals private keys by a secret that is not in the database. */
export interface KeySeal {
  seal(key: PrivateJwk): Promise<string>;
  /**
   * The key that `kid` names. `isCurrent` is false where the secret that sealed it is the one before.
   * @throws Error that names the variable when no secret opens it; Error when it is another key
   */
  unseal(sealed: string, kid: string): Promise<{ readonly key: PrivateJwk; readonly isCurrent: boolean }>;
}
