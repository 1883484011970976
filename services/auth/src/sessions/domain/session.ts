import type { Branded } from '@paltu/kernel';
import { refreshTokenExpired, refreshTokenInvalid } from './session-errors.ts';
import type { SessionRevoked } from './session-events.ts';

export type SessionId = Branded<string, 'SessionId'>;
export type RevocationReason = 'logout' | 'token-reused';

/** A login and everything that was refreshed from it. */
export interface Session {
  readonly id: SessionId;
  readonly userId: string;
  readonly startedAt: Date;
  /** However often it is refreshed, it ends here. */
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
  readonly revocationReason: RevocationReason | null;
}

/** One link of a session's chain. The token itself is known to its holder alone. */
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

/** What a presented token leads to. */
export interface Chain {
  readonly session: Session;
  readonly token: RefreshToken;
  readonly successor: RefreshToken | undefined;
}

const day = 24 * 60 * 60_000;
const slidingLife = 30 * day;
const longestLife = 180 * day;

/** For so long after its use a token gives its first answer again: tabs that refresh at once share one successor. */
export const graceMs = 10_000;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const freshToken = (session: Session, hash: string, at: Date): RefreshToken => ({
  hash,
  sessionId: session.id,
  expiresAt: new Date(Math.min(after(at, slidingLife).getTime(), session.endsAt.getTime())),
  usedAt: null,
  successorHash: null,
  sealedAccessToken: null,
});

export const startSession = (id: SessionId, userId: string, tokenHash: string, at: Date): { session: Session; token: RefreshToken } => {
  const session: Session = { id, userId, startedAt: at, endsAt: after(at, longestLife), revokedAt: null, revocationReason: null };
  return { session, token: freshToken(session, tokenHash, at) };
};

const isWithinGrace = ({ token, successor }: Chain, at: Date): boolean =>
  token.usedAt !== null && at.getTime() - token.usedAt.getTime() < graceMs && successor?.usedAt === null;

/**
 * What a presented token deserves: a successor, its first answer again, or the end of its session, for a token that is used
 * when its successor is in use already has two holders.
 * @throws AppError `refresh-token.invalid` when its session has ended, `refresh-token.expired`
 */
export const judge = (chain: Chain, at: Date): 'rotate' | 'repeat' | 'reused' => {
  const { session, token } = chain;
  if (session.revokedAt !== null) throw refreshTokenInvalid();
  if (token.usedAt !== null) return isWithinGrace(chain, at) ? 'repeat' : 'reused';
  if (at >= token.expiresAt) throw refreshTokenExpired();
  return 'rotate';
};

export const rotate = (
  { session, token }: Chain,
  next: { successorHash: string; sealedAccessToken: string },
  at: Date,
): { used: RefreshToken; successor: RefreshToken } => ({
  used: { ...token, ...next, usedAt: at },
  successor: freshToken(session, next.successorHash, at),
});

/** Ending what has ended changes nothing. */
export const revoke = (session: Session, reason: RevocationReason, at: Date): { session: Session; events: readonly SessionRevoked[] } => {
  if (session.revokedAt !== null) return { session, events: [] };
  const revoked: Session = { ...session, revokedAt: at, revocationReason: reason };
  return { session: revoked, events: [{ type: 'SessionRevoked', sessionId: session.id, userId: session.userId, reason, at }] };
};
