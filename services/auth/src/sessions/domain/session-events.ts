import type { RevocationReason, SessionId } from './session.ts';

/** Access tokens of this session are refused from now on. */
export interface SessionRevoked {
  readonly type: 'SessionRevoked';
  readonly sessionId: SessionId;
  readonly userId: string;
  readonly reason: RevocationReason;
  readonly at: Date;
}

export type SessionEvent = SessionRevoked;
