import { type Clock, type MemberId, newId } from '@paltu/kernel';
import { emailTaken } from '../domain/account-errors.ts';
import type { Account, Registration } from '../domain/account.ts';
import { register as decide } from '../domain/newcomer-decisions.ts';
import { askersOf } from './askers-of.ts';
import type { AccountQueries, CountFromAddress, InAccountTransaction, Language, LimitMails, PasswordHasher } from './ports.ts';

export interface RegisterAccountRequest {
  readonly registration: Omit<Registration, 'passwordHash'> & { readonly password: string };
  readonly language: Language;
  /** Of the client. */
  readonly address: string;
}

/** @throws AppError `account.email-taken`, `request.too-many` */
export type RegisterAccount = (request: RegisterAccountRequest) => Promise<Account>;

export interface RegisterAccountNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: Pick<AccountQueries, 'findByEmail'>;
  readonly passwords: PasswordHasher;
  readonly limitMails: LimitMails;
  readonly countRegistration: CountFromAddress;
  readonly clock: Clock;
}

export const registerAccount = (needs: RegisterAccountNeeds): RegisterAccount => {
  const { inTransaction, accounts: known, passwords, limitMails, countRegistration, clock } = needs;

  const register = async ({ registration: { password, ...details }, language, address }: RegisterAccountRequest): Promise<Account> => {
    // Before the costly work on the password.
    if ((await known.findByEmail(details.email)) !== undefined) throw emailTaken.at('email', { code: 'taken' });
    // Hashed before the transaction opens, which would otherwise hold a connection while nothing is asked of it.
    const passwordHash = await passwords.hash(password, askersOf(details.email, address));
    return limitMails({ email: details.email, isUseful: true }, (mayMail) =>
      inTransaction(async ({ accounts, mails, outbox }) => {
        const { state: account, events } = decide(newId() as MemberId, { ...details, passwordHash }, clock.now());
        await accounts.add(account);
        await outbox.append(events);
        if (mayMail) await mails.add({ kind: 'verify-email', language, accountId: account.id, address: account.email });
        return account;
      }),
    );
  };

  return (request) => countRegistration(request.address, () => register(request));
};
