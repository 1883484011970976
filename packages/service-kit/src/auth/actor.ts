import type { SessionId, Viewer } from '@paltu/kernel';

/** Who calls, by the verified access token. */
export interface Actor extends Viewer {
  readonly sessionId: SessionId;
}
