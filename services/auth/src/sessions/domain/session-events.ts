import type { MemberId, SessionId } from '@paltu/kernel';
import type { RevocationReason } from './session.ts';

/** Access tokens of this session are refused from now on. */
export interface SessionRevoked {
  readonly type: 'SessionRevoked';
  readonly sessionId: SessionId;
  readonly userId: MemberId;
  readonly reason: RevocationReason;
  readonly at: Date;
}

export type SessionEvent = SessionRevoked;
