import type { InTransaction } from '@paltu/persistence';
import type { Decision } from '../domain/decision.ts';
import type { MemberId, PetId, Standing } from '../domain/pet.ts';
import type { PetDecided } from '../domain/review-events.ts';
import type { Review } from '../domain/review.ts';

/** Reviews as a use case changes them: inside its transaction. */
export interface ReviewRepository {
  /** Holds the review until the transaction ends. */
  find(petId: PetId): Promise<Review | undefined>;
  save(review: Review): Promise<void>;
}

/** The audit trail. Call with the review held: that is what keeps the decisions on one pet in one order. */
export interface DecisionLog {
  add(decision: Decision): Promise<void>;
  countOf(petId: PetId): Promise<number>;
  /** Those that pets has not answered, the first one first. */
  listOpen(petId: PetId): Promise<readonly Decision[]>;
  settle(decisions: readonly Decision[], outcome: 'applied' | 'superseded'): Promise<void>;
}

export interface DecisionOutbox {
  append(events: readonly PetDecided[]): Promise<void>;
}

/** All that a projector of this slice can write with. */
export interface ProjectionScope {
  readonly reviews: ReviewRepository;
  readonly decisions: DecisionLog;
}

/** All that a use case of this slice can write with. */
export interface ReviewScope extends ProjectionScope {
  readonly outbox: DecisionOutbox;
}

export type InReviewTransaction = InTransaction<ReviewScope>;
export type InProjection = InTransaction<ProjectionScope>;

export interface ReviewFilter {
  readonly status: Standing | undefined;
  readonly sortBy: 'newest' | 'oldest';
  readonly page: number;
  readonly limit: number;
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export type ReviewCounts = Readonly<Record<Standing, number>>;

/** Reviews as screens read them: nothing is held. */
export interface ReviewQueries {
  list(filter: ReviewFilter): Promise<ReviewPage>;
  countByStatus(): Promise<ReviewCounts>;
  /** Undefined for a pet that was never heard of. */
  findContentVersion(petId: PetId): Promise<number | undefined>;
  /** Every decision on a pet, the first one first. */
  listDecisions(petId: PetId): Promise<readonly Decision[]>;
}

/** A member as others may know them. */
export interface MemberView {
  readonly id: MemberId;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
}

/** What this slice needs to know of members. */
export interface MemberDirectory {
  find(ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, MemberView>>;
  count(): Promise<number>;
}
