import type { Clock, MemberId, SessionId } from '@paltu/kernel';
import { currentPasswordWrong } from '../domain/account-errors.ts';
import { changePassword as change } from '../domain/holder-decisions.ts';
import { askersOf } from './askers-of.ts';
import type { CheckOwnPassword } from './check-own-password.ts';
import type { InAccountTransaction, Language, PasswordHasher } from './ports.ts';

export interface ChangePasswordNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly checkOwnPassword: CheckOwnPassword;
  readonly passwords: PasswordHasher;
  readonly clock: Clock;
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
  ({ inTransaction, checkOwnPassword, passwords, clock }: ChangePasswordNeeds): ChangePassword =>
  async ({ userId, sessionId, currentPassword, newPassword, language }) => {
    const { email, passwordHash: known } = await checkOwnPassword({ userId, password: currentPassword, field: 'currentPassword' });
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
