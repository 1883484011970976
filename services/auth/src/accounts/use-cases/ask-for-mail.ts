import { isUsefulMail } from './is-useful-mail.ts';
import type { AccountQueries, CountFromAddress, InAccountTransaction, Language, LimitMails } from './ports.ts';

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
