import type { Clock } from '@paltu/kernel';
import type { AccountReport } from '@paltu/projections';
import { remove } from '../domain/owner-decisions.ts';
import { followOwner as follow } from '../domain/owner-presence.ts';
import type { InListingTransaction } from './ports.ts';

export interface FollowOwnerNeeds {
  readonly inTransaction: InListingTransaction;
  readonly clock: Clock;
}

/** Hides the listings of who has left, shows those of who is back, and takes away those of who is gone. */
export type FollowOwner = (report: AccountReport) => Promise<void>;

export const followOwner =
  ({ inTransaction, clock }: FollowOwnerNeeds): FollowOwner =>
  (report) =>
    inTransaction(async ({ owners, listings, keep }) => {
      if (!(await owners.keep(report))) return;
      const { memberId, isAway, isErased } = report;
      const at = clock.now();
      for (const listing of await listings.listOfOwner(memberId))
        await keep(listing, isErased ? remove(listing, at) : follow(listing, isAway, at));
    });
