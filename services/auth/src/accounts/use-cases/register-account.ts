import { type Clock, type MemberId, newId } from '@paltu/kernel';
import { emailTaken } from '../domain/account-errors.ts';
import type { Account, Registration } from '../domain/account.ts';
import { register } from '../domain/newcomer-decisions.ts';
import { askersOf } from './askers-of.ts';
import type { AccountQueries, InAccountTransaction, Language, MayAskForMail, PasswordHasher } from './ports.ts';

/** @throws AppError `account.email-taken` */
export type RegisterAccount = (
  registration: Omit<Registration, 'passwordHash'> & { password: string },
  language: Language,
) => Promise<Account>;

export interface RegisterAccountNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: Pick<AccountQueries, 'findByEmail'>;
  readonly passwords: PasswordHasher;
  readonly mayAskForMail: MayAskForMail;
  readonly clock: Clock;
}

export const registerAccount =
  ({ inTransaction, accounts: known, passwords, mayAskForMail, clock }: RegisterAccountNeeds): RegisterAccount =>
  async ({ password, ...details }, language) => {
    // Before the costly work on the password, and before a mail is counted that would not go.
    if ((await known.findByEmail(details.email)) !== undefined) throw emailTaken.at('email', { code: 'taken' });
    // Hashed before the transaction opens, which would otherwise hold a connection while nothing is asked of it.
    const passwordHash = await passwords.hash(password, askersOf(details.email));
    const isMailed = await mayAskForMail({ email: details.email, isUseful: true });
    return inTransaction(async ({ accounts, mails, outbox }) => {
      const { state: account, events } = register(newId() as MemberId, { ...details, passwordHash }, clock.now());
      await accounts.add(account);
      await outbox.append(events);
      if (isMailed) await mails.add({ kind: 'verify-email', language, accountId: account.id, address: account.email });
      return account;
    });
  };
