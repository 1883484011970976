import { type Clock, type MemberId, newId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { decide } from '../domain/admin-decisions.ts';
import type { Action } from '../domain/decision.ts';
import type { Review } from '../domain/review.ts';
import type { InReviewTransaction } from './ports.ts';

export interface DecideContentNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly clock: Clock;
}

export interface DecisionRequest {
  readonly petId: PetId;
  readonly action: Action;
  readonly reason: string | null;
  /** The content that the admin saw, where the admin's page sends it. */
  readonly contentVersion: number | undefined;
  readonly admin: MemberId;
}

export interface DecidedReview {
  readonly review: Review;
  /** False where the listing already was what was asked for. */
  readonly isChanged: boolean;
}

/** @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown` */
export type DecideContent = (request: DecisionRequest) => Promise<DecidedReview>;

/** Approves or rejects content that has arrived: the review, the audit row and the event are kept together, or none of them. */
export const decideContent =
  ({ inTransaction, clock }: DecideContentNeeds): DecideContent =>
  ({ petId, admin, ...verdict }) =>
    inTransaction(async ({ reviews, decisions, outbox }) => {
      const known = await reviews.get(petId);
      const decisionsSoFar = await decisions.countOf(petId);
      const { state, events } = decide(known, { ...verdict, id: newId(), decidedBy: admin }, decisionsSoFar, clock.now());
      if (events.length === 0) return { review: state, isChanged: false };
      await reviews.upsert([state]);
      for (const { decision } of events) await decisions.add(decision);
      await outbox.append(events);
      return { review: state, isChanged: true };
    });
