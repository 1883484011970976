import type { Decided, MemberId, SessionId } from '@paltu/kernel';
import { refreshTokenExpired, refreshTokenInvalid, sessionOver } from './session-errors.ts';
import type { SessionEvent } from './session-events.ts';
import type { Device, LoginChallenge, PresentedToken, RefreshToken, RevocationReason, Session } from './session.ts';

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
    ...{ ...login, startedAt: at, passwordGivenAt, lastUsedAt: at, endsAt },
    ...{ revokedAt: null, revocationReason: null },
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
export const confirmPassword = (session: Session, at: Date): Session => {
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
