import { timestampDate } from '@bufbuild/protobuf/wkt';
import { userErased, userState } from '@paltu/contracts';
import { onState, reactor, type ConsumerDefinition, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';

/** Whether a member is there, by the last event of auth. */
export interface PresenceReport {
  readonly memberId: MemberId;
  /** Of the account. */
  readonly version: number;
  /** The account is deactivated, suspended, or is no more. */
  readonly isAway: boolean;
  /** The member has left, or is erased: what was open ends. Of one who is suspended nothing ends. */
  readonly hasLeft: boolean;
  /** Also of one who has left: that ends no suspension. */
  readonly isSuspended: boolean;
  readonly memberSince: Date | null;
}

export interface AccountReport extends PresenceReport {
  /** The account is no more. */
  readonly isErased: boolean;
}

/** Why a member is away: either, or both. */
export type Absence = Pick<PresenceReport, 'hasLeft' | 'isSuspended'>;

/** Those of these members who are away, as a screen reads it, without locks. */
export type FindAway = (ids: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>;

/** Whether members are there: who has deactivated the account is away, and who is suspended. */
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

/** As above, and why they are not. */
export interface ExplainedPresence extends MemberPresence {
  /** Why the member is away, if they are. The answer holds as that of `isAway` does. */
  absenceOf(memberId: MemberId): Promise<Absence>;
}

/** Every event of auth carries the whole account: who is deactivated, suspended or erased, is away. */
export const onAccountChanged = <Trx = Transaction>(followIn: (trx: Trx) => (report: AccountReport) => Promise<void>): EventRule<Trx> =>
  onState(userState, async ({ id, deactivated, suspended: isSuspended, createdAt }, { sequence: version, type }, trx: Trx) => {
    const isErased = type === userErased.type;
    const memberSince = createdAt === undefined ? null : timestampDate(createdAt);
    const hasLeft = deactivated || isErased;
    const absence = { isAway: hasLeft || isSuspended, hasLeft, isSuspended };
    await followIn(trx)({ memberId: id as MemberId, version, ...absence, isErased, memberSince });
  });

/** What a slice does when a member leaves, is back, or is erased: in the transaction of the event. */
export type FollowMember = (report: AccountReport) => Promise<void>;

export type FollowMemberIn<Trx = Transaction> = (trx: Trx) => FollowMember;

export interface MemberFollowers<Trx> {
  /** Keeps what auth reported; false when it is nothing new, and then nothing follows. */
  readonly keepIn?: (trx: Trx) => (report: AccountReport) => Promise<boolean>;
  /** What each slice does about it, one after the other. */
  readonly followIn: readonly FollowMemberIn<Trx>[];
}

/** The rule of a consumer that follows members, beside other rules of it. */
export const onMemberChanged = <Trx = Transaction>({ keepIn, followIn }: MemberFollowers<Trx>): EventRule<Trx> =>
  onAccountChanged((trx: Trx) => async (report) => {
    if (keepIn !== undefined && !(await keepIn(trx)(report))) return;
    for (const follow of followIn) await follow(trx)(report);
  });

/**
 * A consumer that follows members and nothing else. It begins with the first event and skips none: versions of the account reveal what is
 * old (`keepIn`), or what follows is done once however often the event comes.
 */
export const memberFollower = <Trx = Transaction>(consumer: string, followers: MemberFollowers<Trx>): ConsumerDefinition<Trx> =>
  reactor<Trx>({ consumer, on: [onMemberChanged(followers)], startAt: 'beginning', maxAgeMs: null });

/** Follows nothing but that an account is erased: `forgetIn` takes away what was the member's. */
export const whenErased =
  <Trx = Transaction>(forgetIn: (trx: Trx) => (memberId: MemberId) => Promise<void>): FollowMemberIn<Trx> =>
  (trx) =>
  async ({ memberId, isErased }) => {
    if (isErased) await forgetIn(trx)(memberId);
  };
