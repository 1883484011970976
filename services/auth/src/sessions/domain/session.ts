import type { MemberId, SessionId } from '@paltu/kernel';

export type RevocationReason =
  'logout' | 'token-reused' | 'password-changed' | 'deactivated' | 'role-taken' | 'ended-by-admin' | 'expired' | 'second-factor-changed';

/** What a login came from, by name; null where its User-Agent names nothing that we know. */
export interface Device {
  /** `Chrome` */
  readonly browser: string | null;
  /** `Android` */
  readonly system: string | null;
}

/** A login and everything that was refreshed from it. */
export interface Session extends Device {
  readonly id: SessionId;
  readonly userId: MemberId;
  readonly startedAt: Date;
  /** When the member last gave their password in it; a refresh changes nothing about that. */
  readonly passwordGivenAt: Date;
  /** The login, or the last refresh. */
  readonly lastUsedAt: Date;
  /** However often it is refreshed, it ends here. */
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
  readonly revocationReason: RevocationReason | null;
}

/** One of the refresh tokens of a session, each of which leads to the next. The token itself is known to its holder alone. */
export interface RefreshToken {
  readonly hash: string;
  readonly sessionId: SessionId;
  readonly expiresAt: Date;
  /** When it was exchanged for its successor; null while it waits for that. */
  readonly usedAt: Date | null;
  readonly successorHash: string | null;
  /** The access token that was issued at its use, sealed so that only its holder can open it. */
  readonly sealedAccessToken: string | null;
}

/** A login whose password was right, and whose code of the second factor is still to come. */
export interface LoginChallenge {
  /** Of what its holder was given. */
  readonly hash: string;
  readonly userId: MemberId;
  /** The one that was right: with another password the challenge is over. */
  readonly passwordHash: string;
  /** Whether a member who has left comes back by it. */
  readonly entrance: 'admit' | 'readmit';
  /** When the password was given. */
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly wrongCodes: number;
}

/** A token that somebody presents, with its session and its successor. */
export interface PresentedToken {
  readonly session: Session;
  readonly token: RefreshToken;
  readonly successor: RefreshToken | undefined;
}
