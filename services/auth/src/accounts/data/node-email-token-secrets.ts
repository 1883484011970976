import { createHash, randomBytes } from 'node:crypto';
import type { EmailTokenSecrets } from '../use-cases/ports.ts';

export const nodeEmailTokenSecrets: EmailTokenSecrets = {
  create: () => randomBytes(32).toString('base64url'),
  hash: (token) => createHash('sha256').update(token).digest('base64url'),
};
