import type { Clock } from '@paltu/kernel';
import { emailTokenInvalid } from '../domain/account-errors.ts';
import { isOpen, isSameEmail } from '../domain/email-token.ts';
import { resetPassword as reset } from '../domain/holder-decisions.ts';
import { askersOf } from './askers-of.ts';
import type { AccountScope, EmailTokenSecrets, ForgetAttempts, InAccountTransaction, Language, PasswordHasher } from './ports.ts';

export interface ResetPasswordNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly passwords: PasswordHasher;
  readonly secrets: EmailTokenSecrets;
  readonly forgetAttempts: ForgetAttempts;
  readonly clock: Clock;
}

/** All sessions of the account end, and it takes passwords again if wrong ones had closed it. @throws AppError `email-token.invalid` */
export type ResetPassword = (request: { readonly token: string; readonly password: string; readonly language: Language }) => Promise<void>;

export const resetPassword = ({ inTransaction, passwords, secrets, forgetAttempts, clock }: ResetPasswordNeeds): ResetPassword => {
  const accountOf = async ({ accounts, emailTokens }: AccountScope, hash: string) => {
    const token = await emailTokens.find(hash, 'reset-password');
    if (token === undefined || !isOpen(token, clock.now())) throw emailTokenInvalid.at('token');
    const account = await accounts.get(token.accountId);
    // The address has changed since: who reads the old one is the holder no more.
    if (!isSameEmail(token.email, account.email)) throw emailTokenInvalid.at('token');
    return account;
  };

  return async ({ token, password, language }) => {
    const hash = secrets.hash(token);
    // Before the costly work on the password.
    const { email } = await inTransaction((scope) => accountOf(scope, hash));
    const passwordHash = await passwords.hash(password, askersOf(email));
    await inTransaction(async (scope) => {
      const now = clock.now();
      const account = await accountOf(scope, hash);
      await scope.emailTokens.useUp(account.id, 'reset-password', now);
      await scope.keep(account, reset(account, passwordHash, now));
      await scope.endSessions({ userId: account.id, reason: 'password-changed' });
      await scope.mails.add({ kind: 'password-changed', language, accountId: account.id, address: account.email });
    });
    await forgetAttempts(email);
  };
};
