import type { MemberId } from '@paltu/kernel';

/** Whether a member is there, by the last event of auth. */
export interface PresenceReport {
  readonly memberId: MemberId;
  /** Of the account. */
  readonly version: number;
  /** The account is deactivated, or is no more. */
  readonly isAway: boolean;
  readonly memberSince: Date | null;
}

export interface AccountReport extends PresenceReport {
  /** The account is no more. */
  readonly isErased: boolean;
}

/** Those of these members who are away, as a screen reads it, without locks. */
export type FindAway = (ids: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>;

/** Whether members are there: who has deactivated the account is away. */
export interface MemberPresence {
  /** The answer holds until the transaction ends: `keep` waits for it. */
  isAway(memberId: MemberId): Promise<boolean>;
  /** Those of these members who are away. The answer holds as that of `isAway` does. */
  listAwayAmong(memberIds: readonly MemberId[]): Promise<readonly MemberId[]>;
  /** Those of them that are away. Until the transaction ends none of them leaves, and nobody else asks about `newcomer`. */
  listAway(newcomer: MemberId, other: MemberId): Promise<readonly MemberId[]>;
  /** Keeps what auth published; false when it is nothing new. */
  keep(report: PresenceReport): Promise<boolean>;
}
