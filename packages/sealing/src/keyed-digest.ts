import { createHmac, hkdfSync } from 'node:crypto';
import type { SealPurpose } from './jose-seal.ts';
import type { KeySecrets } from './key-secrets.ts';

/** Text by which equal things are found, and of which nobody who has not the secret can find out what it is of. */
export interface KeyedDigest {
  /** By the current secret: to keep. 43 characters. */
  of(text: string): string;
  /** By the current secret and the one before: to look for what is kept. */
  allOf(text: string): readonly string[];
}

/** HMAC-SHA256 under a key that follows from a secret, another for each purpose. */
export const keyedDigest = ({ current, previous }: KeySecrets, { purpose }: SealPurpose): KeyedDigest => {
  const keys = [current, ...(previous === undefined ? [] : [previous])].map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', `paltu: digests of ${purpose}`, 32)),
  );
  const by = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const [own] = keys as [Buffer];
  return { of: (text) => by(own, text), allOf: (text) => keys.map((key) => by(key, text)) };
};
