import type { MemberId } from '@paltu/kernel';

/** What auth says of a member. */
export interface AccountReport {
  readonly memberId: MemberId;
  /** Of the account. */
  readonly version: number;
  readonly isAway: boolean;
  /** The account is no more. */
  readonly isErased: boolean;
}

/** What follows from it, in one transaction. */
export type FollowMember = (report: AccountReport) => Promise<void>;
