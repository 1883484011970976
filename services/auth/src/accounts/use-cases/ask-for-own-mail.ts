import type { MemberId } from '@paltu/kernel';
import type { AccountQueries, InAccountTransaction, Language, MayAskForMail } from './ports.ts';

export interface AskForOwnMailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly mayAskForMail: MayAskForMail;
}

/** The mail that verifies the address of a member, or the new one that waits. @throws AppError `account.not-found` */
export type AskForOwnMail = (request: { readonly userId: MemberId; readonly language: Language }) => Promise<void>;

export const askForOwnMail =
  ({ inTransaction, accounts, mayAskForMail }: AskForOwnMailNeeds): AskForOwnMail =>
  async ({ userId, language }) => {
    const { email, pendingEmail } = await accounts.get(userId);
    const address = pendingEmail ?? email;
    if (!(await mayAskForMail(address))) return;
    const kind = pendingEmail === null ? 'verify-email' : 'confirm-new-email';
    await inTransaction(({ mails }) => mails.add({ kind, language, accountId: userId, address }));
  };
