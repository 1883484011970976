import { createHash, hkdfSync, createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

const secret = z.string().min(32, 'must be at least 32 characters, random ones');

/** By what a service seals what nobody may read in its database. */
export const keySecretVariables = {
  KEY_SECRET: secret,
  /** The secret before, for as long as it takes every process to start once with the new one. Empty is none. */
  KEY_SECRET_PREVIOUS: z.union([z.literal('').transform(() => undefined), secret]).optional(),
};

export interface KeySecrets {
  readonly current: string;
  /** The one before it, until everything is sealed by the current one. */
  readonly previous?: string | undefined;
}

export const keySecretsOf = (config: { readonly KEY_SECRET: string; readonly KEY_SECRET_PREVIOUS?: string | undefined }): KeySecrets => ({
  current: config.KEY_SECRET,
  previous: config.KEY_SECRET_PREVIOUS,
});

export interface Unsealed {
  readonly text: string;
  /** By the current secret; else it is to be sealed anew. */
  readonly isCurrent: boolean;
}

/** Text that nobody can read, alter or put in another's place without the secret. */
export interface Seal {
  /** Identifies the current secret without revealing anything of it. */
  readonly name: string;
  /** @param about what the text belongs to, such as the id of its row: nothing else can be opened as it */
  seal(text: string, about?: string): Promise<string>;
  /** @throws Error when another secret sealed it, or it was altered, or belongs to something else */
  unseal(sealed: string, about?: string): Promise<Unsealed>;
}

export interface SealPurpose {
  /** What is sealed, in a few words: each purpose has a key of its own. They never change. */
  readonly purpose: string;
}

/** The sealing key of a secret, and its name. */
const sealingKey = (secret: string, purpose: string) => ({
  key: Buffer.from(hkdfSync('sha256', secret, '', `paltu: ${purpose}`, 32)),
  name: createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', secret, '', `paltu: name of the secret of ${purpose}`, 32)))
    .digest('base64url')
    .slice(0, 16),
});

/** Text as JWE (RFC 7516), AES-256-GCM, under a key that follows from a secret. */
export const joseSeal = ({ current, previous }: KeySecrets, { purpose }: SealPurpose): Seal => {
  const own = sealingKey(current, purpose);
  const all = [own, ...(previous === undefined ? [] : [sealingKey(previous, purpose)])];
  return {
    name: own.name,
    seal: (text, about) =>
      new CompactEncrypt(Buffer.from(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: own.name, ...(about !== undefined && { about }) })
        .encrypt(own.key),
    unseal: async (sealed, about) => {
      const header = decodeProtectedHeader(sealed);
      const opening = all.find(({ name }) => name === header.kid);
      if (opening === undefined)
        throw new Error(
          `KEY_SECRET is not the secret by which the ${purpose} in the database are sealed. Give the right one, or that one as KEY_SECRET_PREVIOUS beside a new KEY_SECRET`,
        );
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, opening.key);
      if (protectedHeader['about'] !== about) throw new Error(`what is sealed of the ${purpose} belongs to something else`);
      return { text: Buffer.from(plaintext).toString('utf8'), isCurrent: opening === own };
    },
  };
};

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
