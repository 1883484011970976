import type { AccountEvent } from '../domain/account-events.ts';
import { accountNotFound, emailTaken } from '../domain/account-errors.ts';
import { emailKey, type Account } from '../domain/account.ts';
import type { AccountQueries, AccountScope, InAccountTransaction } from '../use-cases/ports.ts';

/** Accounts in memory, one transaction at a time: for tests. */
export const inMemoryAccounts = (): { inTransaction: InAccountTransaction; queries: AccountQueries; events(): readonly AccountEvent[] } => {
  let kept: readonly Account[] = [];
  let said: readonly AccountEvent[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  const byEmail = (accounts: readonly Account[], email: string) => accounts.find((account) => emailKey(account.email) === emailKey(email));

  const attempt = async <T>(work: (scope: AccountScope) => Promise<T>): Promise<T> => {
    let accounts = kept;
    let events = said;
    const result = await work({
      accounts: {
        add: async (account) => {
          if (byEmail(accounts, account.email) !== undefined) throw emailTaken.at('email', { code: 'taken' });
          accounts = [...accounts, account];
        },
        findByEmail: async (email) => byEmail(accounts, email),
        save: async (account) => void (accounts = accounts.map((other) => (other.id === account.id ? account : other))),
      },
      outbox: { append: async (more) => void (events = [...events, ...more]) },
    });
    kept = accounts;
    said = events;
    return result;
  };

  return {
    inTransaction: (work) => {
      const result = turn.then(() => attempt(work));
      turn = result.catch(() => undefined);
      return result;
    },
    queries: {
      get: async (id) => {
        const account = kept.find((one) => one.id === id);
        if (account === undefined) throw accountNotFound();
        return account;
      },
      findByEmail: async (email) => byEmail(kept, email),
    },
    events: () => said,
  };
};
