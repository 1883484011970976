import { AppError, serviceUnavailable, workQueue } from '@paltu/kernel';
import type { AwaitContent } from './await-content.ts';
import type { DecideContent, DecidedReview, DecisionRequest } from './decide-content.ts';

export interface DecideReviewsNeeds {
  readonly awaitContent: AwaitContent;
  readonly decideContent: DecideContent;
}

/** What came of one decision of many. */
export type BulkOutcome = DecidedReview | { readonly refused: AppError };

export type DecideReviews = (requests: readonly DecisionRequest[]) => Promise<BulkOutcome[]>;

/** Each takes a connection of the pool: as few as leave room for the other calls. */
const atOnce = 4;

/**
 * Decides on several listings, each by itself: one that is refused stops no other. Outcomes are in the order of the requests. What
 * a request waits for it waits for beside the others.
 */
export const decideReviews =
  ({ awaitContent, decideContent }: DecideReviewsNeeds): DecideReviews =>
  async (requests) => {
    await awaitContent(requests);
    const decide = async (request: DecisionRequest): Promise<BulkOutcome> => {
      try {
        return await decideContent(request);
      } catch (error) {
        if (error instanceof AppError) return { refused: error };
        throw error;
      }
    };
    const inTurn = workQueue({ running: atOnce, waiting: requests.length, refusal: serviceUnavailable });
    return Promise.all(requests.map((request) => inTurn(() => decide(request))));
  };
