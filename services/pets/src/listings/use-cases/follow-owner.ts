import type { Clock, MemberId } from '@paltu/kernel';
import { remove } from '../domain/owner-decisions.ts';
import { followOwner as follow } from '../domain/owner-presence.ts';
import { keepDecided } from './keep-decided.ts';
import type { InListingTransaction } from './ports.ts';

export interface FollowOwnerNeeds {
  readonly inTransaction: InListingTransaction;
  readonly clock: Clock;
}

/** What auth says of an owner. */
export interface OwnerReport {
  readonly ownerId: MemberId;
  readonly version: number;
  /** The account is deactivated. */
  readonly isAway: boolean;
  /** The account is no more. */
  readonly isErased: boolean;
}

/** Hides the listings of who has left, shows those of who is back, and takes away those of who is gone. */
export type FollowOwner = (report: OwnerReport) => Promise<void>;

export const followOwner =
  ({ inTransaction, clock }: FollowOwnerNeeds): FollowOwner =>
  ({ ownerId, version, isAway, isErased }) =>
    inTransaction(async (scope) => {
      if (!(await scope.owners.keep(ownerId, { version, isAway }))) return;
      const at = clock.now();
      for (const listing of await scope.listings.listOfOwner(ownerId))
        await keepDecided(scope, listing, isErased ? remove(listing, at) : follow(listing, isAway, at));
    });
