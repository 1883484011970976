import { newId, type Clock } from '@paltu/kernel';
import type { MemberId, PetId } from '@paltu/projections';
import { decide } from '../domain/admin-decisions.ts';
import type { Action } from '../domain/decision.ts';
import type { Review } from '../domain/review.ts';
import type { AwaitContent } from './await-content.ts';
import type { InReviewTransaction } from './ports.ts';

export interface DecideReviewNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly awaitContent: AwaitContent;
  readonly clock: Clock;
}

export interface DecisionRequest {
  readonly petId: PetId;
  readonly action: Action;
  readonly reason: string | null;
  /** The content that the admin saw, where the admin's page says so. */
  readonly contentVersion: number | undefined;
  readonly admin: MemberId;
}

/** @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown` */
export type DecideReview = (request: DecisionRequest) => Promise<Review>;

/** Approves or rejects a listing: the review, the audit row and the event are kept together, or none of them. */
export const decideReview =
  ({ inTransaction, awaitContent, clock }: DecideReviewNeeds): DecideReview =>
  async ({ petId, admin, ...verdict }) => {
    await awaitContent(petId, verdict.contentVersion);
    return inTransaction(async ({ reviews, decisions, outbox }) => {
      const known = await reviews.get(petId);
      const decisionsSoFar = await decisions.countOf(petId);
      const { state, events } = decide(known, { ...verdict, id: newId(), decidedBy: admin }, decisionsSoFar, clock.now());
      if (events.length === 0) return state;
      await reviews.upsert(state);
      for (const { decision } of events) await decisions.add(decision);
      await outbox.append(events);
      return state;
    });
  };
