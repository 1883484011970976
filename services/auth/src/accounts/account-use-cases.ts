import { eachDue, newId, type Clock, type Logger, type MemberId } from '@paltu/kernel';
import type { Language } from '../mails/mail.ts';
import { deactivate, erasableSince, erase, isErasable, reactivate, register } from './account-decisions.ts';
import type { AccountQueries, AccountScope, DeactivatedAccount, InAccountTransaction } from './account-store.ts';
import { accountDeactivated, accountSuspended, emailTaken, lastAdmin, type Account, type Registration, type UserType } from './account.ts';
import type { PasswordHasher } from './argon2-password-adapter.ts';
import type { CountFromAddress, LimitMails } from './limits-adapter.ts';
import { askersOf } from './password.ts';

interface RegisterAccountRequest {
  readonly registration: Omit<Registration, 'passwordHash'> & { readonly password: string };
  readonly language: Language;
  /** Of the client. */
  readonly address: string;
}

interface RegisterAccountNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: Pick<AccountQueries, 'findByEmail'>;
  readonly passwords: PasswordHasher;
  readonly limitMails: LimitMails;
  readonly countRegistration: CountFromAddress;
  readonly clock: Clock;
}

/** @throws AppError `account.email-taken`, `request.too-many` */
export const registerAccount =
  ({ inTransaction, accounts: known, passwords, limitMails, countRegistration, clock }: RegisterAccountNeeds) =>
  ({ registration: { password, ...details }, language, address }: RegisterAccountRequest): Promise<Account> =>
    countRegistration(address, async () => {
      const { email } = details;
      // Before the costly work on the password.
      if ((await known.findByEmail(email)) !== undefined) throw emailTaken.at('email', { code: 'taken' });
      // Hashed before the transaction opens, which would otherwise hold a connection while nothing is asked of it.
      const passwordHash = await passwords.hash(password, askersOf(email, address));
      return limitMails({ email, isUseful: true }, (mayMail) =>
        inTransaction(async ({ accounts, mails, outbox }) => {
          const { state: account, events } = register(newId() as MemberId, { ...details, passwordHash }, clock.now());
          await accounts.add(account);
          await outbox.append(events);
          if (mayMail) await mails.add({ kind: 'verify-email', language, accountId: account.id, address: account.email });
          return account;
        }),
      );
    });

/** A member leaves: all sessions end with it. @throws AppError `account.not-found`, `account.last-admin` */
export const deactivateAccount =
  (inTransaction: InAccountTransaction, clock: Clock) =>
  (userId: MemberId): Promise<void> =>
    inTransaction(async (scope) => {
      const account = await scope.accounts.get(userId);
      const decided = deactivate(account, clock.now());
      if (decided.state === account) return;
      if (account.userType === 'admin' && (await scope.accounts.countAdmins()) < 2) throw lastAdmin();
      await scope.keep(account, decided);
      await scope.endSessions({ userId, reason: 'deactivated' });
    });

interface EraseAccountsNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly queries: Pick<AccountQueries, 'listDeactivated'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Erases accounts whose members can no longer come back; resolves with how many. Several processes may do it at once. */
export const eraseAccounts = ({ inTransaction, queries, clock, logger }: EraseAccountsNeeds) => {
  const eraseOne =
    (id: string, at: Date) =>
    async ({ accounts, pictures, outbox }: AccountScope): Promise<number> => {
      const account = await accounts.find(id);
      // Another process was faster, or the member was.
      if (account === undefined || !isErasable(account, at)) return 0;
      await pictures.follow({
        usedBy: account.id,
        before: account.picture === null ? [] : [account.picture.id],
        after: [],
        isPublic: false,
      });
      await outbox.append(erase(account, at));
      await accounts.delete(id);
      return 1;
    };

  return async (stopping?: AbortSignal): Promise<number> => {
    const at = clock.now();
    let erased = 0;
    const list = (after: DeactivatedAccount | undefined, limit: number) => queries.listDeactivated(erasableSince(at), after, limit);
    await eachDue<DeactivatedAccount>({ list, logger, stopping }, async ({ id }) => {
      erased += await inTransaction(eraseOne(id, at));
    });
    return erased;
  };
};

/** A member whose credentials were right when they were checked. */
type CheckedAccount = Pick<Account, 'id' | 'passwordHash'>;
type FoundRole = Promise<UserType | undefined>;

/**
 * Members as their sessions need them, in the transaction of the scope, until the end of which the account is held. Each gives the role, or
 * undefined when the credentials are right no longer.
 */
export const sessionMembers = ({ accounts, keep }: Pick<AccountScope, 'accounts' | 'keep'>, clock: Clock) => {
  const current = async ({ id, passwordHash }: CheckedAccount): Promise<Account | undefined> => {
    const account = await accounts.find(id);
    return account?.passwordHash === passwordHash && !isErasable(account, clock.now()) ? account : undefined;
  };
  /** @throws AppError `account.suspended` */
  const admitted = async (checked: CheckedAccount): Promise<Account | undefined> => {
    const account = await current(checked);
    if (account !== undefined && account.suspendedAt !== null) throw accountSuspended();
    return account;
  };
  return {
    /** Holds nothing. */
    find: (userId: MemberId): FoundRole => accounts.findRole(userId),
    /** @throws AppError `account.suspended`, `account.deactivated` */
    admit: async (checked: CheckedAccount): FoundRole => {
      const account = await admitted(checked);
      if (account !== undefined && account.deactivatedAt !== null) throw accountDeactivated();
      return account?.userType;
    },
    /** Leaves who has left as they are. */
    hold: async (checked: CheckedAccount): FoundRole => (await current(checked))?.userType,
    /** Does not find who has left, or is kept out. */
    recheck: async (checked: CheckedAccount): FoundRole => {
      const account = await current(checked);
      return account?.deactivatedAt === null && account.suspendedAt === null ? account.userType : undefined;
    },
    /** Brings back who has left. @throws AppError `account.suspended` */
    readmit: async (checked: CheckedAccount): FoundRole => {
      const account = await admitted(checked);
      if (account === undefined) return undefined;
      await keep(account, reactivate(account, clock.now()));
      return account.userType;
    },
  };
};
