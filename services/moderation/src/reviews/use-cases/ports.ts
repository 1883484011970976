import type { MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { ApprovalStatus, PetId } from '@paltu/projections';
import type { Decision } from '../domain/decision.ts';
import type { PetDecided } from '../domain/review-events.ts';
import type { Review } from '../domain/review.ts';

/** Reviews as a use case changes them: inside its transaction. */
export interface ReviewRepository {
  /** Holds the reviews until the transaction ends. */
  findMany(petIds: readonly PetId[]): Promise<ReadonlyMap<PetId, Review>>;
  /** The same. @throws AppError `pet.not-found` */
  get(petId: PetId): Promise<Review>;
  /** Of each pet one. */
  upsert(reviews: readonly Review[]): Promise<void>;
}

/** The audit trail. Call with the reviews held: that is what keeps the decisions on one pet in one order. */
export interface DecisionLog {
  add(decision: Decision): Promise<void>;
  countOf(petId: PetId): Promise<number>;
  /** Those that pets has not answered, of each pet the first one first. */
  listOpen(petIds: readonly PetId[]): Promise<readonly Decision[]>;
  settle(decisions: readonly Decision[], outcome: 'applied' | 'superseded'): Promise<void>;
}

export interface DecisionOutbox {
  append(events: readonly PetDecided[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface ReviewScope {
  readonly reviews: ReviewRepository;
  readonly decisions: DecisionLog;
  readonly outbox: DecisionOutbox;
}

export type InReviewTransaction = InTransaction<ReviewScope>;

export interface ReviewFilter {
  readonly status?: ApprovalStatus | undefined;
  /** Words of the listing, each of them. */
  readonly search?: string | undefined;
}

/** By the last entry into review. */
export type ReviewOrder = 'newest' | 'oldest';

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export type ReviewCounts = Readonly<Record<ApprovalStatus, number>>;

/** How the listings of a member stand, and how often one was sent back. */
export interface OwnerRecord {
  readonly ownerId: MemberId;
  readonly listings: ReviewCounts;
  readonly rejections: number;
}

/** Reviews as screens read them, without locks. */
export interface ReviewQueries {
  list(filter: ReviewFilter, order: ReviewOrder, page: PageWanted): Promise<ReviewPage>;
  /** One that admins are shown. @throws AppError `pet.not-found` */
  get(petId: PetId): Promise<Review>;
  countByStatus(): Promise<ReviewCounts>;
  /** Nothing for a pet of which no event has arrived. */
  contentVersions(petIds: readonly PetId[]): Promise<ReadonlyMap<PetId, number>>;
  /** Every decision on a pet, the first one first, of a pet that is gone too. @throws AppError `pet.not-found` */
  listDecisions(petId: PetId): Promise<readonly Decision[]>;
  /** Of the owner of a pet, of one that is gone too. @throws AppError `pet.not-found` */
  ownerRecord(petId: PetId): Promise<OwnerRecord>;
}
