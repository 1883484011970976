import type { Clock } from '@paltu/kernel';
import { emailTokenInvalid } from '../domain/account-errors.ts';
import { isOpen, isVerifiedAlready } from '../domain/email-token.ts';
import { verifyEmail as verify } from '../domain/holder-decisions.ts';
import type { EmailTokenSecrets, InAccountTransaction, Language } from './ports.ts';

export interface VerifyEmailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly secrets: EmailTokenSecrets;
  readonly clock: Clock;
}

/** A link that is opened again, once its address is verified, answers the same. @throws AppError `email-token.invalid`, `account.email-taken` */
export type VerifyEmail = (request: { readonly token: string; readonly language: Language }) => Promise<void>;

export const verifyEmail =
  ({ inTransaction, secrets, clock }: VerifyEmailNeeds): VerifyEmail =>
  ({ token: secret, language }) =>
    inTransaction(async ({ accounts, emailTokens, mails, keep }) => {
      const token = await emailTokens.find(secrets.hash(secret), 'verify-email');
      if (token === undefined) throw emailTokenInvalid.at('token');
      const before = await accounts.get(token.accountId);
      if (isVerifiedAlready(token, before)) return;
      const now = clock.now();
      if (!isOpen(token, now)) throw emailTokenInvalid.at('token');
      const decided = verify(before, token.email, now);
      // Another address may wait for its own link.
      await emailTokens.useUp(before.id, 'verify-email', now, token.email);
      const { email } = await keep(before, decided);
      if (email !== before.email) await mails.add({ kind: 'email-changed', language, accountId: before.id, address: before.email });
    });
