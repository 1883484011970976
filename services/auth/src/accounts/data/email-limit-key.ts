import { createHash } from 'node:crypto';
import { emailKey } from '../domain/account.ts';

/** What an address is counted by: no address lies in what counts. */
export const emailLimitKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url');
