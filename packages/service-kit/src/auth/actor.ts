import type { SessionId, Viewer } from '@paltu/kernel';

/** Who calls, by the verified access token. */
export interface Actor extends Viewer {
  readonly sessionId: SessionId;
  /** Whether the password was given in this session within the last five minutes. */
  readonly hasRecentPassword: boolean;
  /** An admin who has to turn on a second factor first. Until then `role` is `user`: no route, of whatever access, takes them for an admin. */
  readonly needsSecondFactor: boolean;
}
