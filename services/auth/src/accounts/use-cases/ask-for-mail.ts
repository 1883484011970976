import type { AccountQueries, CountFromAddress, InAccountTransaction, Language, LimitMails, OrderedMail } from './ports.ts';
import type { Account } from '../domain/account.ts';
import { isSameEmail } from '../domain/email-token.ts';
import type { MemberId } from '@paltu/kernel';

export interface AskForMailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: Pick<AccountQueries, 'findByEmail'>;
  readonly limitMails: LimitMails;
  readonly countLogin: CountFromAddress;
}

/**
 * Resolves alike, and after the same work, whether or not anybody has the e-mail; whom the mail reaches is decided when it is sent.
 * @throws AppError `request.too-many`
 */
export type AskForMail = (request: {
  readonly kind: 'verify-email' | 'reset-password';
  readonly email: string;
  readonly language: Language;
  /** Of the client. */
  readonly address: string;
}) => Promise<void>;

export const askForMail =
  ({ inTransaction, accounts, limitMails, countLogin }: AskForMailNeeds): AskForMail =>
  async ({ kind, email, language, address }) => {
    const account = await accounts.findByEmail(email);
    const isUseful = account !== undefined && isUsefulMail({ kind, address: email }, account);
    await limitMails({ email, isUseful, leavesOne: kind === 'verify-email' }, async (mayMail) => {
      if (!mayMail) return;
      await countLogin(address, () => inTransaction(({ mails }) => mails.add({ kind, language, accountId: null, address: email })));
    });
  };

/** Whether a mail has a use for the account as it is now. */
export const isUsefulMail = (
  { kind, address }: Pick<OrderedMail, 'kind' | 'address'>,
  { email, isEmailVerified, pendingEmail }: Account,
): boolean => {
  if (kind === 'verify-email') return !isEmailVerified && isSameEmail(address, email);
  if (kind === 'confirm-new-email') return isSameEmail(address, pendingEmail);
  return true;
};

export interface AskForOwnMailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly limitMails: LimitMails;
}

/** The mail that verifies the address of a member, or the new one that waits. @throws AppError `account.not-found` */
export type AskForOwnMail = (request: { readonly userId: MemberId; readonly language: Language }) => Promise<void>;

export const askForOwnMail =
  ({ inTransaction, accounts, limitMails }: AskForOwnMailNeeds): AskForOwnMail =>
  async ({ userId, language }) => {
    const account = await accounts.get(userId);
    const { email, pendingEmail } = account;
    const [kind, address] = pendingEmail === null ? (['verify-email', email] as const) : (['confirm-new-email', pendingEmail] as const);
    const isUseful = isUsefulMail({ kind, address }, account);
    await limitMails({ email: address, isUseful, leavesOne: kind === 'verify-email' }, async (mayMail) => {
      if (mayMail) await inTransaction(({ mails }) => mails.add({ kind, language, accountId: userId, address }));
    });
  };
