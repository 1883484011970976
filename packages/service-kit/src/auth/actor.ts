import type { SessionId, Viewer } from '@paltu/kernel';

/** Who calls, as the verified access token says. */
export interface Actor extends Viewer {
  readonly sessionId: SessionId;
}
