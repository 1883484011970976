import type { MemberId, SessionId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { SessionEvent } from '../domain/session-events.ts';
import type { LoginChallenge, PresentedToken, RefreshToken, Session } from '../domain/session.ts';

export type Role = 'user' | 'admin';

/** Sessions as a use case changes them: inside its transaction. */
export interface SessionRepository {
  add(session: Session, token: RefreshToken): Promise<void>;
  /** Holds the session until the transaction ends. */
  find(id: SessionId): Promise<Session | undefined>;
  /** The same, by one of its tokens: uses of one session's tokens take turns. */
  findPresented(tokenHash: string): Promise<PresentedToken | undefined>;
  /** The sessions of a member that have neither ended nor been ended at `at`, in one order; holds them. */
  listOpen(userId: MemberId, at: Date): Promise<Session[]>;
  save(session: Session): Promise<void>;
  /** Keeps both or neither. */
  saveRotation(used: RefreshToken, successor: RefreshToken): Promise<void>;
  /** Takes away sessions that began before `before` and have no token any more, at most `limit`; returns them. */
  removeTokenless(before: Date, limit: number): Promise<readonly Session[]>;
}

/** Members as their sessions need them. */
export interface SessionMembers {
  /** Which role a member has now. */
  find(userId: MemberId): Promise<Role | undefined>;
  /**
   * The role of a member whose credentials were just checked, or undefined when these were changed meanwhile. Holds the account until the
   * transaction ends: a transaction that ends all sessions of a member either finds this one or is found here.
   */
  admit(member: CheckedMember): Promise<Role | undefined>;
  /** The same, and brings back a member who has left, for whom `admit` @throws AppError `account.deactivated`. */
  readmit(member: CheckedMember): Promise<Role | undefined>;
  /** The same, and leaves a member who has left as they are. */
  hold(member: CheckedMember): Promise<Role | undefined>;
  /** The same for a member who is here: undefined also for one who has left. */
  recheck(member: CheckedMember): Promise<Role | undefined>;
}

export interface SessionOutbox {
  append(events: readonly SessionEvent[]): Promise<void>;
}

/** Second factors as logins need them; the account is held. */
export interface LoginFactors {
  isOn(userId: MemberId): Promise<boolean>;
  /** Uses a code up: of the app, or a recovery code. False when it is wrong, or was used before. */
  use(given: { readonly userId: MemberId; readonly code: string; readonly language: 'en' | 'ur' }): Promise<boolean>;
  /** Whether a member of this role has to turn one on before they may do what the role allows. */
  isMissing(userId: MemberId, role: Role): Promise<boolean>;
}

/** Logins whose password was right and whose code is still to come. */
export interface LoginChallengeRepository {
  add(challenge: LoginChallenge): Promise<void>;
  /** Holds nothing. */
  read(hash: string): Promise<LoginChallenge | undefined>;
  /** Holds it until the transaction ends. */
  find(hash: string): Promise<LoginChallenge | undefined>;
  save(challenge: LoginChallenge): Promise<void>;
  remove(hash: string): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface SessionScope {
  readonly sessions: SessionRepository;
  readonly members: SessionMembers;
  readonly factors: LoginFactors;
  readonly challenges: LoginChallengeRepository;
  readonly outbox: SessionOutbox;
}

export type InSessionTransaction = InTransaction<SessionScope>;

/** Sessions as their member sees them, without locks. */
export interface SessionQueries {
  /** At most `limit` that were not revoked, have not ended at `at` and were used after `usedAfter`; the last used first. */
  listOpen(userId: MemberId, open: { readonly at: Date; readonly usedAfter: Date; readonly limit: number }): Promise<readonly Session[]>;
}

/** Tokens that nobody can use any more. */
export interface SessionArchive {
  /** Forgets those that expired before `before`; returns how many that were. */
  forgetExpired(before: Date): Promise<number>;
  /** Forgets challenges that expired before; returns how many that were. */
  forgetChallenges(before: Date): Promise<number>;
}

/** The secrets of refresh tokens. What is kept (hash, sealed answer) is of no use without the token itself. */
export interface RefreshTokenSecrets {
  create(): string;
  hash(token: string): string;
  /** Always the same successor for the same token, and nobody else can compute it. */
  successorOf(token: string): string;
  seal(token: string, accessToken: string): string;
  open(token: string, sealed: string): string;
}

/** Counts one refresh of a session. @throws AppError `request.too-many` */
export type CountRefresh = (sessionId: SessionId) => Promise<void>;

export interface AccessClaims {
  readonly userId: MemberId;
  readonly sessionId: SessionId;
  readonly role: Role;
  /** When the member last gave their password in this session. */
  readonly passwordGivenAt: Date;
  /** An admin who has to turn on a second factor first: the token opens nothing that is for admins. */
  readonly needsSecondFactor: boolean;
}

export interface AccessTokens {
  /** Fetches the key that signs now. Call it before a transaction opens: the signer that it gives back needs nothing more. */
  signer(): Promise<(claims: AccessClaims) => Promise<string>>;
  /** The session of a token that we signed, also after it expired. @throws AppError `token.invalid` */
  sessionOf(accessToken: string): Promise<SessionId>;
}

/** A member whose credentials were right when they were checked; `passwordHash` shows whether they still are. */
export interface CheckedMember {
  readonly id: MemberId;
  readonly passwordHash: string;
}

/**
 * Carries out one check of a code for an account, unless too many were wrong; a check that finds nothing was wrong.
 * @throws AppError `second-factor.too-many`
 */
export type LimitCodes = <T>(userId: string, check: () => Promise<T | undefined>) => Promise<T | undefined>;

/** By what the log names an e-mail address. */
export type HashEmail = (email: string) => string;

/**
 * A member gives their password again. Wrong ones count together with those of logins.
 * @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found`
 */
export type CheckOwnPassword = (given: { userId: MemberId; password: string; field: string }) => Promise<CheckedMember>;

/** Whose credentials these are; undefined when they are wrong. */
export type CheckCredentials = (credentials: { email: string; password: string; address: string }) => Promise<CheckedMember | undefined>;
