import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { RefreshTokenSecrets } from '../use-cases/ports.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const sealingKey = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'paltu: answer to a refresh', 32));

/** @param serverSecret without it nobody can compute the successor of a token, not even its holder. */
export const nodeRefreshTokenSecrets = (serverSecret: () => Uint8Array): RefreshTokenSecrets => ({
  create: () => randomBytes(32).toString('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('base64url'),
  successorOf: (token) => createHmac('sha256', serverSecret()).update(token).digest('base64url'),
  seal: (token, accessToken) => {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, sealingKey(token), nonce);
    const sealed = [nonce, sealing.update(accessToken, 'utf8'), sealing.final()];
    return Buffer.concat([...sealed, sealing.getAuthTag()]).toString('base64url');
  },
  open: (token, sealed) => {
    const bytes = Buffer.from(sealed, 'base64url');
    const opening = createDecipheriv(cipher, sealingKey(token), bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(-tagBytes));
    return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
  },
});
