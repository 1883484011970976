import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { SessionRevocationReason, sessionRevoked } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { SessionEvent, RevocationReason, Session } from './session.ts';

const reasons = {
  logout: SessionRevocationReason.LOGOUT,
  'token-reused': SessionRevocationReason.TOKEN_REUSED,
  'password-changed': SessionRevocationReason.PASSWORD_CHANGED,
  deactivated: SessionRevocationReason.DEACTIVATED,
  'role-taken': SessionRevocationReason.ROLE_TAKEN,
  'ended-by-admin': SessionRevocationReason.ENDED_BY_ADMIN,
  expired: SessionRevocationReason.EXPIRED,
  'second-factor-changed': SessionRevocationReason.SECOND_FACTOR_CHANGED,
} as const satisfies Record<RevocationReason, SessionRevocationReason>;

/** A session has one event only, so its sequence is always 1. */
const toMessage = ({ sessionId, userId, reason, at }: SessionEvent): OutgoingEvent =>
  outgoingEvent(sessionRevoked, {
    subject: sessionId,
    sequence: 1,
    time: at,
    data: { sessionId, userId, reason: reasons[reason], revokedAt: timestampFromDate(at) },
  });

/** A session that was revoked, published again. */
export const stateOfSession = ({ id, userId, revokedAt, revocationReason }: Session): OutgoingEvent => {
  if (revokedAt === null || revocationReason === null) throw new Error(`the session ${id} is not revoked`);
  return toMessage({ type: 'SessionRevoked', sessionId: id, userId, reason: revocationReason, at: revokedAt });
};

/** Where the events of sessions go, in a transaction. */
export const sessionOutbox = (outbox: Outbox) => ({
  append: (events: readonly SessionEvent[]): Promise<void> => outbox.append(events.map(toMessage)),
});
