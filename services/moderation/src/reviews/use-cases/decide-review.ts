import type { Review } from '../domain/review.ts';
import type { AwaitContent } from './await-content.ts';
import type { DecideContent, DecisionRequest } from './decide-content.ts';

export interface DecideReviewNeeds {
  readonly awaitContent: AwaitContent;
  readonly decideContent: DecideContent;
}

/** @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown` */
export type DecideReview = (request: DecisionRequest) => Promise<Review>;

/** Approves or rejects one listing, once the content that the admin saw has arrived. */
export const decideReview =
  ({ awaitContent, decideContent }: DecideReviewNeeds): DecideReview =>
  async (request) => {
    await awaitContent([request]);
    return (await decideContent(request)).review;
  };
