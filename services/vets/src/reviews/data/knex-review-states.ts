import type { Knex } from 'knex';
import type { RatingSummary, VetId } from '../domain/review.ts';
import type { ReviewStates } from '../use-cases/ports.ts';
import { ratingSummaryColumns, toRatingSummary } from './knex-rating-summaries.ts';
import { toReview } from './review-row.ts';

/** All reviews of at most `limit` vets that follow `after`; nothing is decided about these until `trx` ends. */
export const readReviewStates = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<ReviewStates> => {
  const held: object[] = await trx('vets')
    .modify((query) => void (after !== undefined && query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .select(...ratingSummaryColumns);
  const ratingSummaries = new Map<VetId, RatingSummary>(
    held.map(toRatingSummary).map((ratingSummary) => [ratingSummary.id, ratingSummary]),
  );
  const rows: object[] = await trx('reviews')
    .whereIn('vet_id', [...ratingSummaries.keys()])
    .orderBy(['vet_id', 'version']);
  const states = rows.map(toReview).flatMap((review) => {
    const ratingSummary = ratingSummaries.get(review.vetId);
    return ratingSummary === undefined ? [] : [{ review, ratingSummary }];
  });
  return { states, last: [...ratingSummaries.keys()].at(-1) };
};
