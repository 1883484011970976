/** Who calls, as the verified access token says. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: 'user' | 'admin';
}
