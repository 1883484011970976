import { createHash, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { KeySeal, PrivateJwk } from '../use-cases/ports.ts';

export interface KeySecrets {
  readonly current: string;
  /** The one before it, until everything is sealed by the current one. */
  readonly previous?: string | undefined;
}

/** The sealing key of a secret, and a name that identifies it without revealing anything of it. */
const sealingKey = (secret: string) => ({
  key: Buffer.from(hkdfSync('sha256', secret, '', 'paltu: signing keys', 32)),
  name: createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', secret, '', 'paltu: name of the secret of signing keys', 32)))
    .digest('base64url')
    .slice(0, 16),
});

/** Private keys as JWE (RFC 7516), AES-256-GCM, under a key that follows from a secret. */
export const joseKeySeal = ({ current, previous }: KeySecrets): KeySeal => {
  const own = sealingKey(current);
  const all = [own, ...(previous === undefined ? [] : [sealingKey(previous)])];
  return {
    seal: (key) =>
      new CompactEncrypt(Buffer.from(JSON.stringify(key)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: own.name })
        .encrypt(own.key),
    unseal: async (sealed, kid) => {
      const header = decodeProtectedHeader(sealed);
      const opening = all.find(({ name }) => name === header.kid);
      if (opening === undefined)
        throw new Error(
          'KEY_SECRET is not the secret by which the signing keys in the database are sealed. Give the right one, or that one as KEY_SECRET_PREVIOUS beside a new KEY_SECRET',
        );
      const { plaintext } = await compactDecrypt(sealed, opening.key);
      const key = JSON.parse(Buffer.from(plaintext).toString('utf8')) as PrivateJwk;
      if ((await calculateJwkThumbprint({ ...key })) !== kid) throw new Error(`the signing key ${kid} does not match its name`);
      return { key, isCurrent: opening === own };
    },
  };
};
