import { createHash, randomBytes } from 'node:crypto';

/** Tokens for the links of mails: the token is in the mail alone, its hash is what is kept. */
export const linkTokens = {
  create: (): string => randomBytes(32).toString('base64url'),
  hash: (token: string): string => createHash('sha256').update(token).digest('base64url'),
};
