import type { Logger, MemberId } from '@paltu/kernel';
import { currentPasswordWrong } from '../domain/account-errors.ts';
import type { Account } from '../domain/account.ts';
import { askersOf } from './askers-of.ts';
import type { AccountQueries, LimitAttempts, PasswordHasher } from './ports.ts';

export interface CheckOwnPasswordNeeds {
  readonly accounts: Pick<AccountQueries, 'get'>;
  readonly passwords: PasswordHasher;
  readonly limitAttempts: LimitAttempts;
  readonly logger: Logger;
}

/**
 * The account of a member who gives their password again; a wrong one is refused at `field`. Counted together with logins: a stolen session
 * is no place to guess the password at. @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found`
 */
export type CheckOwnPassword = (given: { userId: MemberId; password: string; field: string }) => Promise<Account>;

export const checkOwnPassword =
  ({ accounts, passwords, limitAttempts, logger }: CheckOwnPasswordNeeds): CheckOwnPassword =>
  async ({ userId, password, field }) => {
    const account = await accounts.get(userId);
    const { email, passwordHash } = account;
    const isRight = await limitAttempts(email, async () => (await passwords.verify(password, passwordHash, askersOf(email))) || undefined);
    if (isRight !== undefined) return account;
    logger.warn({ event: 'security.password-refused', userId }, 'a member gave a wrong password');
    throw currentPasswordWrong.at(field);
  };
