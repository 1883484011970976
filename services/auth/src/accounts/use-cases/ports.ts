import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account, UserType } from '../domain/account.ts';
import type { RoleChange } from '../domain/operator-decisions.ts';

/** Accounts as a use case changes them: inside its transaction. */
export interface AccountRepository {
  /** @throws AppError `account.email-taken` */
  add(account: Account): Promise<void>;
  /** Holds the account until the transaction ends. The letter case of `email` does not matter. */
  findByEmail(email: string): Promise<Account | undefined>;
  /** Holds the account until the transaction ends. */
  find(id: string): Promise<Account | undefined>;
  /** Holds nothing. */
  findRole(id: string): Promise<UserType | undefined>;
  /** Holds the account until the transaction ends. @throws AppError `account.not-found` */
  get(id: string): Promise<Account>;
  save(account: Account): Promise<void>;
  delete(id: string): Promise<void>;
  /**
   * How many admins there are who have not left. Whoever takes one away asks first: the next to ask waits until this transaction
   * has ended.
   */
  countAdmins(): Promise<number>;
}

export interface AccountOutbox {
  append(events: readonly AccountEvent[]): Promise<void>;
}

/** The audit trail of roles. */
export interface RoleLog {
  add(change: RoleChange): Promise<void>;
}

/** Ends the sessions of a member, but for the one of the id `except`. */
export type EndSessions = (request: {
  readonly userId: string;
  readonly reason: 'password-changed' | 'deactivated' | 'role-taken';
  readonly except?: string | undefined;
}) => Promise<void>;

/** All that a use case of this slice can write with. */
export interface AccountScope {
  readonly accounts: AccountRepository;
  readonly outbox: AccountOutbox;
  readonly roles: RoleLog;
  readonly endSessions: EndSessions;
}

export type InAccountTransaction = InTransaction<AccountScope>;

export interface AccountFilter {
  /** Any part of name or e-mail, in any letter case. */
  readonly search?: string | undefined;
  readonly userType?: UserType | undefined;
}

export interface AccountPage {
  readonly accounts: readonly Account[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Accounts as they are read: nothing is held. */
export interface AccountQueries {
  /** @throws AppError `account.not-found` */
  get(id: string): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** The newest first. */
  list(filter: AccountFilter, page: PageWanted): Promise<AccountPage>;
  /** Every change of an account's role, the first one first. */
  listRoleChanges(accountId: string): Promise<readonly RoleChange[]>;
  /** Ids of at most `limit` accounts that were deactivated at `until` or before. */
  listDeactivated(until: Date, limit: number): Promise<readonly string[]>;
}

/**
 * Carries out one check of a password for an e-mail, unless too many were wrong; a check that finds nothing was wrong.
 * @throws AppError `login.too-many`
 */
export type LimitAttempts = <T>(email: string, check: () => Promise<T | undefined>) => Promise<T | undefined>;

/** Slow on purpose. @throws AppError `auth.busy` when too many wait already. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}
