import { cachedRead, eachDue, visibleTo, type Clock, type Decided, type ListingId, type Logger, type Viewer } from '@paltu/kernel';
import type { OpenPaper } from '@paltu/pictures';
import type { FollowMember } from '@paltu/projections';
import type { InListingTransaction, ListingQueries, ListingScope, RejectedListing } from './listing-store.ts';
import {
  isPublished,
  paperIdsOf,
  paperNotFound,
  petNotFound,
  type Listing,
  type ListingEvent,
  type PaperId,
  type RequestId,
  type ShownListing,
} from './listing.ts';
import { followOwner, remove } from './owner-decisions.ts';
import type { ListingCount } from './published-store.ts';
import { followRequest, type RequestStatus } from './reservation.ts';
import {
  applyApproval,
  applyRejection,
  dropRejectedPictures,
  feature,
  rejectedUntil,
  type Approval,
  type Rejection,
} from './review-decisions.ts';

interface ViewedListing extends ShownListing {
  /** Owner and admins see more, and see it before others do. */
  readonly isPrivileged: boolean;
}

/** Shows a listing to a caller who may see it; to others it does not exist. @throws AppError `pet.not-found` */
export const viewListing =
  (queries: Pick<ListingQueries, 'find'>) =>
  async (id: ListingId, viewer: Viewer | undefined): Promise<ViewedListing> => {
    const shown = await queries.find(id);
    if (shown === undefined) throw petNotFound();
    const { listing } = shown;
    return { ...shown, isPrivileged: visibleTo(viewer, listing.ownerId, isPublished(listing), petNotFound) };
  };
export type ViewListing = ReturnType<typeof viewListing>;

/** A paper, for the owner of the listing and admins; for others there is none. @throws AppError `paper.not-found`, `pet.not-found` */
export const readPaper =
  (view: ViewListing, openPaper: OpenPaper) =>
  async (id: ListingId, paperId: PaperId, reader: Viewer): ReturnType<OpenPaper> => {
    const { listing, isPrivileged } = await view(id, reader);
    if (!isPrivileged || !paperIdsOf(listing.papers).includes(paperId)) throw paperNotFound();
    return openPaper(paperId);
  };

/** Of published listings; what there is none of is absent. */
export interface ListingStats {
  readonly total: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly bySpecies: Readonly<Record<string, number>>;
  readonly byCity: Readonly<Record<string, number>>;
  readonly byAdoptionType: Readonly<Record<string, number>>;
}

/** However many ask, it is read once in a while. */
const statsMaxAgeMs = 10_000;

const sumBy = (counts: readonly ListingCount[], part: keyof Omit<ListingCount, 'count'>): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const one of counts) sums[one[part]] = (sums[one[part]] ?? 0) + one.count;
  return sums;
};

const statsOf = (counts: readonly ListingCount[]): ListingStats => ({
  total: counts.reduce((sum, { count }) => sum + count, 0),
  byStatus: sumBy(counts, 'status'),
  bySpecies: sumBy(counts, 'species'),
  byCity: sumBy(counts, 'cityId'),
  byAdoptionType: sumBy(counts, 'adoptionType'),
});

/**
 * How many published listings there are: counted at most 10 s ago, or longer while they cannot be counted.
 * Rejects when they never could be.
 */
export const listingStats = (readCounts: () => Promise<readonly ListingCount[]>, clock: Clock): (() => Promise<ListingStats>) =>
  cachedRead({ read: async () => statsOf(await readCounts()), maxAgeMs: statsMaxAgeMs, clock });

/** An admin has a listing shown before others, or no longer. @throws AppError `pet.not-found` */
export const featureListing =
  (inTransaction: InListingTransaction, clock: Clock) =>
  (id: ListingId, featured: boolean): Promise<Listing> =>
    inTransaction(async ({ listings, keep }) => {
      const listing = await listings.get(id);
      return keep(listing, feature(listing, featured, clock.now()));
    });

/** How far an adoption request has come. */
export interface RequestStep {
  readonly requestId: RequestId;
  readonly status: RequestStatus;
  /** Order of the events about the pet. */
  readonly sequence: number;
}

/** What follows for listings from events of other services, in the transaction of the consumer. */
export const followers = ({ listings, keep }: Pick<ListingScope, 'listings' | 'keep'>, clock: Clock) => {
  /** Of a listing that is not there nothing follows. */
  const change = async (id: ListingId, decide: (listing: Listing, at: Date) => Decided<Listing, ListingEvent>): Promise<void> => {
    const listing = await listings.find(id);
    if (listing !== undefined) await keep(listing, decide(listing, clock.now()));
  };
  const followMember: FollowMember = async ({ memberId, isAway, isErased }) => {
    const at = clock.now();
    for (const listing of await listings.listOfOwner(memberId))
      await keep(listing, isErased ? remove(listing, at) : followOwner(listing, isAway, at));
  };
  return {
    /** Publishes a listing when the approval names what it now holds. */
    approve: (id: ListingId, approval: Approval) => change(id, (listing, at) => applyApproval(listing, approval, at)),
    /** Refuses a listing, or takes it down, when the rejection names what it now holds. */
    reject: (id: ListingId, rejection: Rejection) => change(id, (listing, at) => applyRejection(listing, rejection, at)),
    /** Has a pet wait for the member whose request its owner approved, adopted once handed over, and offered again when that came to nothing. */
    followRequest: (id: ListingId, step: RequestStep) => change(id, (listing, at) => followRequest(listing, step, at)),
    /** Hides the listings of a member who leaves, shows those of one who is back, and removes those of one whose account is erased. */
    followMember,
  };
};
export type Followers = ReturnType<typeof followers>;

interface DropPicturesNeeds {
  readonly inTransaction: InListingTransaction;
  readonly queries: Pick<ListingQueries, 'listRejectedWithPictures'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Takes the pictures away from listings that were refused long ago and not edited since; resolves with how many. */
export const dropPicturesOfRejected =
  ({ inTransaction, queries, clock, logger }: DropPicturesNeeds) =>
  async (stopping?: AbortSignal): Promise<number> => {
    const until = rejectedUntil(clock.now());
    const list = (after: RejectedListing | undefined, limit: number) => queries.listRejectedWithPictures(until, after, limit);
    const { done } = await eachDue<RejectedListing>({ list, logger, stopping }, ({ id }) =>
      inTransaction(async ({ listings, keep }) => {
        const listing = await listings.get(id);
        await keep(listing, dropRejectedPictures(listing, clock.now()));
      }),
    );
    return done;
  };
