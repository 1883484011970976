import type { SigningPeriod } from '../domain/signing-period.ts';

/** An EC key on P-256 as RFC 7517 writes it; `d` is the secret. */
export interface PrivateJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

export interface SigningKey {
  readonly kid: string;
  readonly period: SigningPeriod;
  readonly privateJwk: PrivateJwk;
}

export interface SigningKeyStore {
  list(): Promise<readonly SigningKey[]>;
  /** Keeps the key, unless its period has one already. */
  addIfAbsent(key: SigningKey): Promise<void>;
  deleteBefore(period: SigningPeriod): Promise<void>;
}

export type CreateKey = () => Promise<{ kid: string; privateJwk: PrivateJwk }>;
