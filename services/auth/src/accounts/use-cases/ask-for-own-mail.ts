import type { MemberId } from '@paltu/kernel';
import { isUsefulMail } from './is-useful-mail.ts';
import type { AccountQueries, InAccountTransaction, Language, LimitMails } from './ports.ts';

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
