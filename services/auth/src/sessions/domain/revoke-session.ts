import type { SessionRevoked } from './session-events.ts';
import type { RevocationReason, Session } from './session.ts';

/** Ending what has ended changes nothing. */
export const revokeSession = (
  session: Session,
  reason: RevocationReason,
  at: Date,
): { session: Session; events: readonly SessionRevoked[] } => {
  if (session.revokedAt !== null) return { session, events: [] };
  const revoked: Session = { ...session, revokedAt: at, revocationReason: reason };
  return { session: revoked, events: [{ type: 'SessionRevoked', sessionId: session.id, userId: session.userId, reason, at }] };
};
