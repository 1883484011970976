import { createHmac, hkdfSync } from 'node:crypto';
import { emailKey } from '@paltu/reference';

/**
 * By what the log names an e-mail address: 22 characters, the same for every letter case. A holder of `secret` can find out whether a hash is
 * of a given address; nobody can read the address in it, nor try all of them.
 */
export const nodeEmailHash = (secret: string): ((email: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'paltu: e-mail addresses in the log', 32));
  return (email) => createHmac('sha256', key).update(emailKey(email)).digest('base64url').slice(0, 22);
};
