import type { Clock, Logger, MemberId, SessionId } from '@paltu/kernel';
import { currentPasswordWrong } from '../domain/account-errors.ts';
import { changePassword as change } from '../domain/holder-decisions.ts';
import { askersOf } from './askers-of.ts';
import type { AccountQueries, InAccountTransaction, Language, LimitAttempts, PasswordHasher } from './ports.ts';

export interface ChangePasswordNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly passwords: PasswordHasher;
  readonly limitAttempts: LimitAttempts;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface ChangePasswordRequest {
  readonly userId: MemberId;
  /** The session that asks: it goes on, the others end. */
  readonly sessionId: SessionId;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language: Language;
}

/** @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found` */
export type ChangePassword = (request: ChangePasswordRequest) => Promise<void>;

export const changePassword =
  ({ inTransaction, accounts, passwords, limitAttempts, clock, logger }: ChangePasswordNeeds): ChangePassword =>
  async ({ userId, sessionId, currentPassword, newPassword, language }) => {
    const { email, passwordHash: known } = await accounts.get(userId);
    // Counted together with logins: a stolen session is no place to guess the password at.
    const isRight = await limitAttempts(email, async () => (await passwords.verify(currentPassword, known, askersOf(email))) || undefined);
    if (isRight === undefined) {
      logger.warn({ event: 'security.password-refused', userId }, 'a member gave a wrong password');
      throw currentPasswordWrong.at('currentPassword');
    }
    const passwordHash = await passwords.hash(newPassword, askersOf(email));
    await inTransaction(async (scope) => {
      const account = await scope.accounts.get(userId);
      // It was changed meanwhile, by somebody who knew it as well.
      if (account.passwordHash !== known) throw currentPasswordWrong.at('currentPassword');
      await scope.keep(account, change(account, passwordHash, clock.now()));
      await scope.endSessions({ userId, reason: 'password-changed', except: sessionId });
      await scope.emailTokens.useUp(userId, 'reset-password', clock.now());
      await scope.mails.add({ kind: 'password-changed', language, accountId: userId, address: account.email });
    });
  };
