import { newId, type Clock } from '@paltu/kernel';
import type { Account, MemberId, Registration } from '../domain/account.ts';
import { register } from '../domain/newcomer-decisions.ts';
import type { InAccountTransaction, PasswordHasher } from './ports.ts';

export type RegisterAccount = (registration: Omit<Registration, 'passwordHash'> & { password: string }) => Promise<Account>;

export interface RegisterAccountNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly passwords: PasswordHasher;
  readonly clock: Clock;
}

export const registerAccount =
  ({ inTransaction, passwords, clock }: RegisterAccountNeeds): RegisterAccount =>
  async ({ password, ...details }) => {
    // Hashed before the transaction opens, which would otherwise hold a connection while nothing is asked of it.
    const passwordHash = await passwords.hash(password);
    return inTransaction(async ({ accounts, outbox }) => {
      const { state: account, events } = register(newId() as MemberId, { ...details, passwordHash }, clock.now());
      await accounts.add(account);
      await outbox.append(events);
      return account;
    });
  };
