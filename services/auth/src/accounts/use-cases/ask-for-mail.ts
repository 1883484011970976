import { isUsefulMail } from './is-useful-mail.ts';
import type { AccountQueries, InAccountTransaction, Language, MayAskForMail } from './ports.ts';

export interface AskForMailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: Pick<AccountQueries, 'findByEmail'>;
  readonly mayAskForMail: MayAskForMail;
}

/** Resolves alike, and after the same work, whether or not anybody has the address; whom the mail reaches is decided when it is sent. */
export type AskForMail = (request: {
  readonly kind: 'verify-email' | 'reset-password';
  readonly email: string;
  readonly language: Language;
}) => Promise<void>;

export const askForMail =
  ({ inTransaction, accounts, mayAskForMail }: AskForMailNeeds): AskForMail =>
  async ({ kind, email, language }) => {
    const account = await accounts.findByEmail(email);
    const isUseful = account !== undefined && isUsefulMail({ kind, address: email }, account);
    if (!(await mayAskForMail({ email, isUseful, leavesOne: kind === 'verify-email' }))) return;
    await inTransaction(({ mails }) => mails.add({ kind, language, accountId: null, address: email }));
  };
