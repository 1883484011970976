import { newId, type Clock } from '@paltu/kernel';
import type { Action } from '../domain/decision.ts';
import type { MemberId, PetId } from '../domain/pet.ts';
import { petNotFound } from '../domain/review-errors.ts';
import { decide, type Review } from '../domain/review.ts';
import type { AwaitContent } from './await-content.ts';
import type { InReviewTransaction } from './ports.ts';

export interface DecisionRequest {
  readonly petId: PetId;
  readonly action: Action;
  readonly reason: string | null;
  /** The content that the admin saw, where the admin's page says so. */
  readonly contentVersion: number | undefined;
  readonly admin: MemberId;
}

export type DecideReview = (request: DecisionRequest) => Promise<Review>;

/** Approves or rejects a listing: the review, the audit row and the event are kept together, or none of them. */
export const decideReview =
  (inTransaction: InReviewTransaction, awaitContent: AwaitContent, clock: Clock): DecideReview =>
  async ({ petId, admin, ...verdict }) => {
    await awaitContent(petId, verdict.contentVersion);
    return inTransaction(async ({ reviews, decisions, outbox }) => {
      const known = await reviews.find(petId);
      if (known === undefined) throw petNotFound();
      const decisionsSoFar = await decisions.countOf(petId);
      const { review, events } = decide(known, { ...verdict, id: newId(), decidedBy: admin }, decisionsSoFar, clock.now());
      if (events.length === 0) return review;
      await reviews.save(review);
      for (const { decision } of events) await decisions.add(decision);
      await outbox.append(events);
      return review;
    });
  };
