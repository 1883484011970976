import type { Account } from '../domain/account.ts';
import { askersOf } from './askers-of.ts';
import type { AccountQueries, CountFromAddress, LimitAttempts, PasswordHasher } from './ports.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the client. */
  readonly address: string;
}

/**
 * The account that these credentials open, or undefined. Takes as long for an address that nobody has.
 * @throws AppError `login.too-many`, `request.too-many`
 */
export type CheckCredentials = (credentials: Credentials) => Promise<Account | undefined>;

export interface CheckCredentialsNeeds {
  readonly accounts: AccountQueries;
  readonly passwords: PasswordHasher;
  readonly limitAttempts: LimitAttempts;
  readonly countLogin: CountFromAddress;
}

export const checkCredentials = ({ accounts, passwords, limitAttempts, countLogin }: CheckCredentialsNeeds): CheckCredentials => {
  // A stranger's password is checked too, against this, so that the answer comes no sooner than to a member. Made ahead of the
  // first login, which would otherwise give itself away by taking twice as long.
  const hashOfNobody = passwords.hash(crypto.randomUUID(), []);

  return ({ email, password, address }) =>
    countLogin(address, () =>
      limitAttempts(email, async () => {
        const account = await accounts.findByEmail(email);
        const isRight = await passwords.verify(password, account?.passwordHash ?? (await hashOfNobody), askersOf(email, address));
        return isRight ? account : undefined;
      }),
    );
};
