import { refusal, type MemberId, type SessionId, type Decided } from '@paltu/kernel';

export type Role = 'user' | 'admin';

export type RevocationReason =
  'logout' | 'token-reused' | 'password-changed' | 'deactivated' | 'role-taken' | 'ended-by-admin' | 'expired' | 'second-factor-changed';

/** What a login came from, by name; null where its User-Agent names nothing that we know. */
export interface Device {
  /** `Chrome` */
  readonly browser: string | null;
  /** `Android` */
  readonly system: string | null;
}

/** A login and everything that was refreshed from it. */
export interface Session extends Device {
  readonly id: SessionId;
  readonly userId: MemberId;
  readonly startedAt: Date;
  /** When the member last gave their password in it; a refresh changes nothing about that. */
  readonly passwordGivenAt: Date;
  /** The login, or the last refresh. */
  readonly lastUsedAt: Date;
  /** However often it is refreshed, it ends here. */
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
  readonly revocationReason: RevocationReason | null;
}

/** One of the refresh tokens of a session, each of which leads to the next. The token itself is known to its holder alone. */
export interface RefreshToken {
  readonly hash: string;
  readonly sessionId: SessionId;
  readonly expiresAt: Date;
  /** When it was exchanged for its successor; null while it waits for that. */
  readonly usedAt: Date | null;
  readonly successorHash: string | null;
  /** The access token that was issued at its use, sealed so that only its holder can open it. */
  readonly sealedAccessToken: string | null;
}

/** A login whose password was right, and whose code of the second factor is still to come. */
export interface LoginChallenge {
  /** Of what its holder was given. */
  readonly hash: string;
  readonly userId: MemberId;
  /** The one that was right: with another password the challenge is over. */
  readonly passwordHash: string;
  /** Whether a member who has left comes back by it. */
  readonly entrance: 'admit' | 'readmit';
  /** When the password was given. */
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly wrongCodes: number;
}

/** A member whose credentials were right when they were checked; `passwordHash` shows whether they still are. */
export interface CheckedMember {
  readonly id: MemberId;
  readonly passwordHash: string;
}

/** A token that somebody presents, with its session and its successor. */
export interface PresentedToken {
  readonly session: Session;
  readonly token: RefreshToken;
  readonly successor: RefreshToken | undefined;
}

export const wrongCredentials = refusal(
  'unauthenticated',
  'credentials.wrong',
  'Login failed. Please check your credentials and try again.',
);

/** Too long after the password, after too many wrong codes, or because the password or the second factor has changed since. */
export const challengeOver = refusal('unauthenticated', 'login-challenge.expired', 'This took too long. Please log in again.');

export const sessionNotFound = refusal('not-found', 'session.not-found', 'This session does not exist');

/** As every service refuses the access tokens of a session that has ended. */
export const sessionOver = refusal('unauthenticated', 'token.revoked', 'The session has ended');

export const refreshTokenInvalid = refusal('unauthenticated', 'refresh-token.invalid', 'The session has ended. Please log in again.');

export const refreshTokenExpired = refusal('unauthenticated', 'refresh-token.expired', 'The session has expired. Please log in again.');

export const refreshTokenReused = refusal(
  'unauthenticated',
  'refresh-token.reused',
  'The session was ended because its token was used twice. Please log in again.',
);

/** Access tokens of this session are refused from now on. */
interface SessionRevoked {
  readonly type: 'SessionRevoked';
  readonly sessionId: SessionId;
  readonly userId: MemberId;
  readonly reason: RevocationReason;
  readonly at: Date;
}

export type SessionEvent = SessionRevoked;

const dayMs = 24 * 60 * 60_000;
const sessionLifeMs = 180 * dayMs;
const tokenLifeMs = 30 * dayMs;

/**
 * For so long after its use a token gives its first answer again: tabs that refresh at once share one successor, and a browser whose answer
 * was lost asks once more. It waits 15 s for each of the two (`web/src/shared/transport/refresh-session.ts`).
 */
export const graceMs = 60_000;

/** A token lives thirty days, and not longer than its session. */
const issueRefreshToken = (session: Session, hash: string, at: Date): RefreshToken => ({
  hash,
  sessionId: session.id,
  expiresAt: new Date(Math.min(at.getTime() + tokenLifeMs, session.endsAt.getTime())),
  usedAt: null,
  successorHash: null,
  sealedAccessToken: null,
});

/** A member logs in. @param passwordGivenAt some minutes before, where a code of the second factor came after it */
export const startSession = (
  { tokenHash, ...login }: Device & { id: SessionId; userId: MemberId; tokenHash: string },
  at: Date,
  passwordGivenAt = at,
): { session: Session; token: RefreshToken } => {
  const endsAt = new Date(at.getTime() + sessionLifeMs);
  const session: Session = {
    ...login,
    startedAt: at,
    passwordGivenAt,
    lastUsedAt: at,
    endsAt,
    revokedAt: null,
    revocationReason: null,
  };
  return { session, token: issueRefreshToken(session, tokenHash, at) };
};

const challengeLifeMs = 5 * 60_000;

/** Far fewer than the account may have wrong: who is stuck gives the password again. */
const wrongCodesAllowed = 5;

/** The password was right: a code of the second factor is still to come. */
export const issueChallenge = (login: Pick<LoginChallenge, 'hash' | 'userId' | 'passwordHash' | 'entrance'>, at: Date): LoginChallenge => ({
  ...login,
  issuedAt: at,
  expiresAt: new Date(at.getTime() + challengeLifeMs),
  wrongCodes: 0,
});

export const isChallengeOpen = ({ expiresAt, wrongCodes }: LoginChallenge, at: Date): boolean =>
  at < expiresAt && wrongCodes < wrongCodesAllowed;

const isWithinGrace = ({ token, successor }: PresentedToken, at: Date): boolean =>
  token.usedAt !== null && at.getTime() - token.usedAt.getTime() < graceMs && successor?.usedAt === null;

/**
 * What a presented token gets: a successor (`rotate`), its first answer again (`repeat`), or the end of its session
 * (`reused`): a token that comes back after its time, or when its successor is in use already, has two holders.
 * @throws AppError `refresh-token.invalid` when its session has ended, `refresh-token.expired`
 */
export const decideRefresh = (presented: PresentedToken, at: Date): 'rotate' | 'repeat' | 'reused' => {
  const { session, token } = presented;
  if (session.revokedAt !== null) throw refreshTokenInvalid();
  if (token.usedAt !== null) return isWithinGrace(presented, at) ? 'repeat' : 'reused';
  if (at >= token.expiresAt) throw refreshTokenExpired();
  return 'rotate';
};

/** The presented token gives way to its successor, and keeps its answer for those who ask again. */
export const rotateToken = (
  { session, token }: PresentedToken,
  answer: { successorHash: string; sealedAccessToken: string },
  at: Date,
): { session: Session; used: RefreshToken; successor: RefreshToken } => ({
  session: { ...session, lastUsedAt: at },
  used: { ...token, ...answer, usedAt: at },
  successor: issueRefreshToken(session, answer.successorHash, at),
});

/** The member gave their password once more. @throws AppError `token.revoked` when the session has ended meanwhile */
export const passwordConfirmed = (session: Session, at: Date): Session => {
  if (session.revokedAt !== null) throw sessionOver();
  return { ...session, passwordGivenAt: at };
};

/** Ending what has ended changes nothing. */
export const revokeSession = (session: Session, reason: RevocationReason, at: Date): Decided<Session, SessionEvent> => {
  if (session.revokedAt !== null) return { state: session, events: [] };
  const revoked: Session = { ...session, revokedAt: at, revocationReason: reason };
  return { state: revoked, events: [{ type: 'SessionRevoked', sessionId: session.id, userId: session.userId, reason, at }] };
};

/** A session that was last used before this has no token that still lives. */
export const openSince = (at: Date): Date => new Date(at.getTime() - tokenLifeMs);
