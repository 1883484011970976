import type { InAccountTransaction, Language, MayAskForMail } from './ports.ts';

export interface AskForMailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly mayAskForMail: MayAskForMail;
}

/** Resolves alike, and after the same work, whether or not anybody has the address: who that is, is looked up when the mail is sent. */
export type AskForMail = (request: {
  readonly kind: 'verify-email' | 'reset-password';
  readonly email: string;
  readonly language: Language;
}) => Promise<void>;

export const askForMail =
  ({ inTransaction, mayAskForMail }: AskForMailNeeds): AskForMail =>
  async ({ kind, email, language }) => {
    if (!(await mayAskForMail(email))) return;
    await inTransaction(({ mails }) => mails.add({ kind, language, accountId: null, address: email }));
  };
