import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { PictureClaims } from '@paltu/pictures';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account, UserType } from '../domain/account.ts';
import type { RoleChange, SessionEnding } from '../domain/operator-decisions.ts';
import type { EmailToken, TokenPurpose } from '../domain/email-token.ts';

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
  /** @throws AppError `account.email-taken` */
  save(account: Account): Promise<void>;
  delete(id: string): Promise<void>;
  /**
   * How many admins there are who have not left. A transaction that takes one away asks first: the next to ask waits until this transaction
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

/** The audit trail of sessions that admins ended. */
export interface SessionEndingLog {
  add(ending: SessionEnding): Promise<void>;
}

/** What the links of mails prove, in the transaction that uses it. */
export interface EmailTokenRepository {
  add(token: EmailToken): Promise<void>;
  /** Holds it until the transaction ends. */
  find(hash: string, purpose: TokenPurpose): Promise<EmailToken | undefined>;
  /** From now on no link of this purpose opens anything for the account: those to one address, where one is given. */
  useUp(accountId: string, purpose: TokenPurpose, at: Date, email?: string): Promise<void>;
}

/** The secrets in the links of mails; what is kept of one opens nothing. */
export interface EmailTokenSecrets {
  create(): string;
  hash(token: string): string;
}

export type Language = 'en' | 'ur';

/** A mail that this slice orders. With an account it goes to `address` for its holder, without to the reader of that address. */
export interface OrderedMail {
  readonly kind:
    | 'verify-email'
    | 'confirm-new-email'
    | 'email-change-asked'
    | 'email-changed'
    | 'reset-password'
    | 'password-changed'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'recovery-code-used'
    | 'second-factor-reset';
  readonly language: Language;
  readonly accountId: string | null;
  readonly address: string;
}

/** Mails that are sent once the transaction is committed. */
export interface OrderedMails {
  add(mail: OrderedMail): Promise<void>;
}

/** A mail that is asked for. */
export interface AskedMail {
  readonly email: string;
  /** Whether it would go: no other is counted among those that the holder of the address may be sent. */
  readonly isUseful: boolean;
  /** The holder may need another one more, to log in at all: the last of them is kept for that. */
  readonly leavesOne?: boolean;
}

/**
 * Counts one more mail to its address, for a stranger's mailbox is not to be filled, and has `order` done with whether it may go. One
 * whose order fails does not count.
 */
export type LimitMails = <T>(asked: AskedMail, order: (mayMail: boolean) => Promise<T>) => Promise<T>;

/** Carries out what an address may have done so often; what fails does not count. @throws AppError `request.too-many` */
export type CountFromAddress = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Counts one change of a member's address: a session is no tool for mailing strangers, or for finding members. @throws AppError
 * `request.too-many`
 */
export type CountEmailChange = (userId: MemberId) => Promise<void>;

/** Ends the sessions of a member, but for the one of the id `except`. */
export type EndSessions = (request: {
  readonly userId: MemberId;
  readonly reason: 'password-changed' | 'deactivated' | 'role-taken' | 'ended-by-admin';
  readonly except?: string | undefined;
}) => Promise<void>;

/** What changes a role. */
export interface RoleScope {
  readonly accounts: AccountRepository;
  readonly outbox: AccountOutbox;
  /** Keeps a decision about an account that is locked. */
  readonly keep: Keep<Account, AccountEvent>;
  readonly roles: RoleLog;
  readonly endSessions: EndSessions;
}

/** All that a use case of this slice can write with. */
export interface AccountScope extends RoleScope {
  readonly sessionEndings: SessionEndingLog;
  readonly emailTokens: EmailTokenRepository;
  readonly pictures: PictureClaims;
  readonly mails: OrderedMails;
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

/** A change of role as an admin reads it. */
export interface NamedRoleChange extends RoleChange {
  /** Of the admin who decided; null for an operator, and once that account is gone. */
  readonly changedByName: string | null;
}

/** Accounts as they are read, without locks. */
export interface DeactivatedAccount {
  readonly id: string;
  readonly deactivatedAt: Date;
}

export interface AccountQueries {
  /** @throws AppError `account.not-found` */
  get(id: string): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** The newest first. */
  list(filter: AccountFilter, page: PageWanted): Promise<AccountPage>;
  /** Every change of an account's role, the first one first. */
  listRoleChanges(accountId: string): Promise<readonly NamedRoleChange[]>;
  /** Accounts that were deactivated at `until` or before, the first one first: at most `limit` that follow `after`. */
  listDeactivated(until: Date, after: DeactivatedAccount | undefined, limit: number): Promise<readonly DeactivatedAccount[]>;
}

/**
 * Carries out one check of a password for an e-mail, or of a code for an account, unless too many were wrong; a check that finds nothing was
 * wrong. @throws AppError `login.too-many`, `second-factor.too-many`
 */
export type LimitAttempts = <T>(key: string, check: () => Promise<T | undefined>) => Promise<T | undefined>;

/** By what the log names an e-mail address. */
export type HashEmail = (email: string) => string;

/** From now on an e-mail counts as one for which no password was wrong, and it is not closed. */
export type ForgetAttempts = (email: string) => Promise<void>;

/**
 * Slow on purpose. `askers` are the names under which the one who asks is counted, such as e-mail and address: nobody who asks much
 * keeps others waiting. @throws AppError `auth.busy` when too many wait already.
 */
export interface PasswordHasher {
  hash(password: string, askers: readonly string[]): Promise<string>;
  verify(password: string, hash: string, askers: readonly string[]): Promise<boolean>;
}
