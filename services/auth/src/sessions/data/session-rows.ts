import type { RefreshToken, RevocationReason, Session, SessionId } from '../domain/session.ts';

/** A row of `sessions`. */
export interface SessionRow {
  id: string;
  account_id: string;
  started_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
  revocation_reason: RevocationReason | null;
}

/** A row of `refresh_tokens`. */
export interface RefreshTokenRow {
  token_hash: string;
  session_id: string;
  expires_at: Date;
  used_at: Date | null;
  successor_hash: string | null;
  sealed_access_token: string | null;
}

export const toSessionRow = (session: Session): SessionRow => ({
  id: session.id,
  account_id: session.userId,
  started_at: session.startedAt,
  ends_at: session.endsAt,
  revoked_at: session.revokedAt,
  revocation_reason: session.revocationReason,
});

export const toSession = (row: SessionRow): Session => ({
  id: row.id as SessionId,
  userId: row.account_id,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  revokedAt: row.revoked_at,
  revocationReason: row.revocation_reason,
});

export const toTokenRow = (token: RefreshToken): RefreshTokenRow => ({
  token_hash: token.hash,
  session_id: token.sessionId,
  expires_at: token.expiresAt,
  used_at: token.usedAt,
  successor_hash: token.successorHash,
  sealed_access_token: token.sealedAccessToken,
});

export const toToken = (row: RefreshTokenRow): RefreshToken => ({
  hash: row.token_hash,
  sessionId: row.session_id as SessionId,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
  successorHash: row.successor_hash,
  sealedAccessToken: row.sealed_access_token,
});
