import type { Action, Decision } from '../domain/decision.ts';
import type { MemberId, Pet, PetId, Standing } from '../domain/pet.ts';
import type { DecidedBefore, Review } from '../domain/review.ts';

export interface ReviewRow {
  pet_id: string;
  version: number;
  content_version: number;
  pet: Pet;
  standing: Standing;
  status: Standing;
  reason: string;
  previous: DecidedBefore | null;
  submitted_at: Date;
  is_deleted: boolean;
}

export const toReview = (row: ReviewRow): Review => ({
  petId: row.pet_id as PetId,
  version: row.version,
  contentVersion: row.content_version,
  pet: row.pet,
  standing: row.standing,
  status: row.status,
  reason: row.reason,
  previous: row.previous,
  submittedAt: row.submitted_at,
  isDeleted: row.is_deleted,
});

export const fromReview = (review: Review) => ({
  pet_id: review.petId,
  version: review.version,
  content_version: review.contentVersion,
  pet: JSON.stringify(review.pet),
  standing: review.standing,
  status: review.status,
  reason: review.reason,
  previous: review.previous === null ? null : JSON.stringify(review.previous),
  submitted_at: review.submittedAt,
  is_deleted: review.isDeleted,
});

export interface DecisionRow {
  id: string;
  pet_id: string;
  number: number;
  action: Action;
  content_version: number;
  reason: string | null;
  decided_by: string;
  decided_at: Date;
  is_own_listing: boolean;
  outcome: Decision['outcome'];
}

export const toDecision = (row: DecisionRow): Decision => ({
  id: row.id,
  petId: row.pet_id as PetId,
  number: row.number,
  action: row.action,
  contentVersion: row.content_version,
  reason: row.reason,
  decidedBy: row.decided_by as MemberId,
  decidedAt: row.decided_at,
  isOwnListing: row.is_own_listing,
  outcome: row.outcome,
});

export const fromDecision = (decision: Decision): DecisionRow => ({
  id: decision.id,
  pet_id: decision.petId,
  number: decision.number,
  action: decision.action,
  content_version: decision.contentVersion,
  reason: decision.reason,
  decided_by: decision.decidedBy,
  decided_at: decision.decidedAt,
  is_own_listing: decision.isOwnListing,
  outcome: decision.outcome,
});
