import type { Account } from '../domain/account.ts';
import { isSameEmail } from '../domain/email-token.ts';
import type { OrderedMail } from './ports.ts';

/** Whether a mail has a use for the account as it is now. */
export const isUsefulMail = (
  { kind, address }: Pick<OrderedMail, 'kind' | 'address'>,
  { email, isEmailVerified, pendingEmail }: Account,
): boolean => {
  if (kind === 'verify-email') return !isEmailVerified && isSameEmail(address, email);
  if (kind === 'confirm-new-email') return isSameEmail(address, pendingEmail);
  return true;
};
