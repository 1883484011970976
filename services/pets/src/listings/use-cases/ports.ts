import type { IdempotencyKeys } from '@paltu/idempotency';
import type { Keep, ListingId, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { PaperClaims, PictureClaims } from '@paltu/pictures';
import type { MemberPresence } from '@paltu/projections';
import type { ApprovalStatus, Availability, PetFilter, Species } from '@paltu/reference';
import type { SearchAnswer } from '@paltu/search';
import type { Suggestion } from '@paltu/search/postgres';
import type { ListingEvent } from '../domain/listing-events.ts';
import type { Listing } from '../domain/listing.ts';

/** Listings by id, deleted ones too; each stays locked until the transaction ends. */
export interface ListingRepository {
  /** @throws AppError `pet.not-found` */
  get(id: ListingId): Promise<Listing>;
  find(id: ListingId): Promise<Listing | undefined>;
  /** Those that are not deleted. */
  listOfOwner(ownerId: MemberId): Promise<readonly Listing[]>;
  /** How many of an owner wait for review. */
  countPending(ownerId: MemberId): Promise<number>;
  add(listing: Listing): Promise<void>;
  save(listing: Listing): Promise<void>;
}

/** Whether owners are there, and whether their e-mail addresses are theirs. */
export interface OwnerPresence extends MemberPresence {
  /** Once it is so, it stays so. */
  isVerified(ownerId: MemberId): Promise<boolean>;
}

/** Where the events go, in the same transaction. */
export interface ListingOutbox {
  append(events: readonly ListingEvent[]): Promise<void>;
}

/** All that a use case may write with. */
export interface ListingScope {
  readonly listings: ListingRepository;
  readonly owners: OwnerPresence;
  readonly pictures: PictureClaims;
  readonly papers: PaperClaims;
  readonly keys: IdempotencyKeys<ListingId>;
  readonly outbox: ListingOutbox;
  /** Keeps a decision about a listing that is locked. */
  readonly keep: Keep<Listing, ListingEvent>;
}

export type InListingTransaction = InTransaction<ListingScope>;

/** `relevance` is the order of a search: the best match, then what can be had, then the newest. */
export type ListingOrder = 'relevance' | 'newest' | 'oldest' | 'price-low' | 'price-high' | 'name';

/** What a list of published listings is narrowed by. */
export interface ListingFilter extends PetFilter {
  readonly featured?: boolean | undefined;
  readonly status?: Availability | undefined;
  readonly excludeId?: string | undefined;
}

/** `sent-back`: the newest first, too, but after those that were rejected and wait for their owner. */
export type OwnListingOrder = 'newest' | 'sent-back';

export interface OwnListingFilter {
  readonly approvalStatus?: ApprovalStatus | undefined;
  readonly status?: Availability | undefined;
  readonly species?: Species | undefined;
  readonly search?: string | undefined;
}

/** How much a listing is liked and looked at: it changes apart from the listing. */
export interface ShownInterest {
  readonly likes: number;
  readonly views: number;
}

export const noInterest: ShownInterest = { likes: 0, views: 0 };

/** A listing as it is shown. */
export interface ShownListing {
  readonly listing: Listing;
  readonly interest: ShownInterest;
}

export interface ListingPage {
  readonly listings: readonly ShownListing[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export interface RejectedListing {
  readonly id: ListingId;
  readonly updatedAt: Date;
}

/** Listings as screens read them; never used to decide. */
export interface ListingQueries {
  listOwn(ownerId: MemberId, filter: OwnListingFilter, order: OwnListingOrder, page: PageWanted): Promise<ListingPage>;
  /** Every one that is not deleted, the first one first. */
  listAllOwn(ownerId: MemberId): Promise<readonly ShownListing[]>;
  /** Undefined when it does not exist or is deleted. */
  find(id: ListingId): Promise<ShownListing | undefined>;
  interestIn(id: ListingId): Promise<ShownInterest>;
  /** Rejected ones that have pictures and were last touched at `until` or before, the first one first: at most `limit` that follow `after`. */
  listRejectedWithPictures(until: Date, after: RejectedListing | undefined, limit: number): Promise<readonly RejectedListing[]>;
}

/** A page of published listings. */
export interface PublishedPage {
  /** A JSON array of them as everybody sees them. */
  readonly pets: string;
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Published listings as everybody sees them, each with its owner, as the JSON text that goes out. */
export interface PublishedListings {
  list(filter: ListingFilter, order: ListingOrder, page: PageWanted): Promise<PublishedPage>;
  /** What `filter` leaves of what a search finds. */
  search(search: string, filter: ListingFilter, order: ListingOrder, page: PageWanted): Promise<SearchAnswer<PublishedPage>>;
  /** Undefined when it does not exist or is not published. */
  find(id: ListingId): Promise<string | undefined>;
}

/** Filters of which it is counted how many each value leaves. */
export const facets = ['species', 'gender', 'size', 'adoptionType', 'vaccinated', 'urgent'] as const;

/** How many listings each value of a filter would leave, with all others as they are chosen; what leaves none is absent. */
export type ListingFacets = Readonly<Record<(typeof facets)[number] | 'prices', Readonly<Record<string, number>>>>;

/** Null where a search and the filters that are not counted leave more than the cap of totals. */
export type ReadListingFacets = (search: string | undefined, filter: ListingFilter) => Promise<ListingFacets | null>;

/** How a search may go on. */
export type SuggestListings = (search: string) => Promise<readonly Suggestion[]>;
