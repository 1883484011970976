import { reactor, type ConsumerDefinition, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { AccountReport } from './member-presence.ts';
import { onAccountChanged } from './on-account-changed.ts';

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
