import { createHash } from 'node:crypto';
import type { Digest } from '../domain/hash-chain.ts';

/** SHA-256 in hexadecimal, of UTF-8. */
export const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex');
