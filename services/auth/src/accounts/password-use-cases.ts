import type { linkTokens } from '@paltu/mail';
import type { Clock, Logger, MemberId, SessionId } from '@paltu/kernel';
import type { Language } from '../mails/mail.ts';
import { changePassword as decideChange, resetPassword as decideReset } from './account-decisions.ts';
import type { AccountQueries, AccountScope, InAccountTransaction } from './account-store.ts';
import { currentPasswordWrong, emailTokenInvalid, type Account } from './account.ts';
import type { PasswordHasher } from './argon2-password-adapter.ts';
import { isOpen, isSameEmail } from './email-token.ts';
import type { AttemptLimits, CountFromAddress } from './limits-adapter.ts';
import { askersOf } from './password.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the client. */
  readonly address: string;
}

interface CheckCredentialsNeeds {
  readonly accounts: Pick<AccountQueries, 'findByEmail'>;
  readonly passwords: PasswordHasher;
  readonly limitAttempts: AttemptLimits['limitAttempts'];
  readonly countLogin: CountFromAddress;
}

/**
 * The account that credentials open, or undefined. Takes as long for an address that nobody has.
 * @throws AppError `login.too-many`, `request.too-many`
 */
export const checkCredentials = ({ accounts, passwords, limitAttempts, countLogin }: CheckCredentialsNeeds) => {
  // A stranger's password is checked too, against this, so that the answer comes no sooner than to a member. Made ahead of the
  // first login, which would otherwise give itself away by taking twice as long.
  const hashOfNobody = passwords.hash(crypto.randomUUID(), []);

  return ({ email, password, address }: Credentials): Promise<Account | undefined> =>
    countLogin(address, () =>
      limitAttempts(email, async () => {
        const account = await accounts.findByEmail(email);
        const isRight = await passwords.verify(password, account?.passwordHash ?? (await hashOfNobody), askersOf(email, address));
        return isRight ? account : undefined;
      }),
    );
};
export type CheckCredentials = ReturnType<typeof checkCredentials>;

interface CheckOwnPasswordNeeds {
  readonly accounts: Pick<AccountQueries, 'get'>;
  readonly passwords: PasswordHasher;
  readonly limitAttempts: AttemptLimits['limitAttempts'];
  readonly logger: Logger;
}

/**
 * The account of a member who gives their password again; a wrong one is refused at `field`. Counted together with logins: a stolen session
 * is no place to guess the password at. @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found`
 */
export const checkOwnPassword =
  ({ accounts, passwords, limitAttempts, logger }: CheckOwnPasswordNeeds) =>
  async ({ userId, password, field }: { userId: MemberId; password: string; field: string }): Promise<Account> => {
    const account = await accounts.get(userId);
    const { email, passwordHash } = account;
    const isRight = await limitAttempts(email, async () => (await passwords.verify(password, passwordHash, askersOf(email))) || undefined);
    if (isRight !== undefined) return account;
    logger.warn({ event: 'security.password-refused', userId }, 'a member gave a wrong password');
    throw currentPasswordWrong.at(field);
  };

interface ChangePasswordNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly checkOwnPassword: ReturnType<typeof checkOwnPassword>;
  readonly passwords: PasswordHasher;
  readonly clock: Clock;
}

interface ChangePasswordRequest {
  readonly userId: MemberId;
  /** The session that asks: it goes on, the others end. */
  readonly sessionId: SessionId;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language: Language;
}

/** @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found` */
export const changePassword =
  ({ inTransaction, checkOwnPassword: checkOwn, passwords, clock }: ChangePasswordNeeds) =>
  async ({ userId, sessionId, currentPassword, newPassword, language }: ChangePasswordRequest): Promise<void> => {
    const { email, passwordHash: known } = await checkOwn({ userId, password: currentPassword, field: 'currentPassword' });
    const passwordHash = await passwords.hash(newPassword, askersOf(email));
    await inTransaction(async (scope) => {
      const account = await scope.accounts.get(userId);
      // It was changed meanwhile, by somebody who knew it as well.
      if (account.passwordHash !== known) throw currentPasswordWrong.at('currentPassword');
      await scope.keep(account, decideChange(account, passwordHash, clock.now()));
      await scope.endSessions({ userId, reason: 'password-changed', except: sessionId });
      await scope.emailTokens.useUp(userId, 'reset-password', clock.now());
      await scope.mails.add({ kind: 'password-changed', language, accountId: userId, address: account.email });
    });
  };

interface ResetPasswordNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly passwords: PasswordHasher;
  readonly secrets: typeof linkTokens;
  readonly forgetAttempts: AttemptLimits['forgetAttempts'];
  readonly clock: Clock;
}

interface ResetPasswordRequest {
  readonly token: string;
  readonly password: string;
  readonly language: Language;
}

/** All sessions of the account end, and it takes passwords again if wrong ones had closed it. @throws AppError `email-token.invalid` */
export const resetPassword = ({ inTransaction, passwords, secrets, forgetAttempts, clock }: ResetPasswordNeeds) => {
  const accountOf = async ({ accounts, emailTokens }: AccountScope, hash: string): Promise<Account> => {
    const token = await emailTokens.find(hash, 'reset-password');
    if (token === undefined || !isOpen(token, clock.now())) throw emailTokenInvalid.at('token');
    const account = await accounts.get(token.accountId);
    // The address has changed since: who reads the old one is the holder no more.
    if (!isSameEmail(token.email, account.email)) throw emailTokenInvalid.at('token');
    return account;
  };

  return async ({ token, password, language }: ResetPasswordRequest): Promise<void> => {
    const hash = secrets.hash(token);
    // Before the costly work on the password.
    const { email } = await inTransaction((scope) => accountOf(scope, hash));
    const passwordHash = await passwords.hash(password, askersOf(email));
    await inTransaction(async (scope) => {
      const now = clock.now();
      const account = await accountOf(scope, hash);
      await scope.emailTokens.useUp(account.id, 'reset-password', now);
      await scope.keep(account, decideReset(account, passwordHash, now));
      await scope.endSessions({ userId: account.id, reason: 'password-changed' });
      await scope.mails.add({ kind: 'password-changed', language, accountId: account.id, address: account.email });
    });
    await forgetAttempts(email);
  };
};
