import type { MemberId, SessionId } from '@paltu/kernel';

/** Who calls, as the verified access token says. */
export interface Actor {
  readonly userId: MemberId;
  readonly sessionId: SessionId;
  readonly role: 'user' | 'admin';
}
