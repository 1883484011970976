import type { RefreshToken, Session, SessionId } from './session.ts';

const day = 24 * 60 * 60_000;
const sessionLife = 180 * day;
const tokenLife = 30 * day;

/** A token lives thirty days, and not longer than its session. */
export const issueRefreshToken = (session: Session, hash: string, at: Date): RefreshToken => ({
  hash,
  sessionId: session.id,
  expiresAt: new Date(Math.min(at.getTime() + tokenLife, session.endsAt.getTime())),
  usedAt: null,
  successorHash: null,
  sealedAccessToken: null,
});

export const startSession = (
  login: { id: SessionId; userId: string; tokenHash: string },
  at: Date,
): { session: Session; token: RefreshToken } => {
  const endsAt = new Date(at.getTime() + sessionLife);
  const session: Session = { id: login.id, userId: login.userId, startedAt: at, endsAt, revokedAt: null, revocationReason: null };
  return { session, token: issueRefreshToken(session, login.tokenHash, at) };
};
