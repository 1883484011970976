import { fromStored, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import type { Review } from '../domain/review.ts';
import type { ReviewStates, ReviewStore } from '../use-cases/ports.ts';
import { reviewCollections, type ReviewCollections } from './mongoose-review-collections.ts';
import { mongooseReviewQueries } from './mongoose-review-queries.ts';
import { mongooseReviewRepository } from './mongoose-review-repository.ts';
import { mongooseRatingSummaries, toRatingSummary } from './mongoose-rating-summaries.ts';

const readStates = async (
  { vets, reviews }: ReviewCollections,
  { session }: DocumentTransaction,
  after: string | undefined,
  limit: number,
): Promise<ReviewStates> => {
  const following = after === undefined ? {} : { _id: { $gt: after } };
  const held = await vets().find(following, { session }).sort({ _id: 1 }).limit(limit).toArray();
  const ids = held.map(({ _id }) => _id);
  await vets().updateMany({ _id: { $in: ids } }, { $inc: { held: 1 } }, { session });
  const ratingSummaries = new Map(held.map((vet) => [vet._id, toRatingSummary(vet)]));
  const found = await reviews()
    .find({ vetId: { $in: ids } }, { session })
    .sort({ vetId: 1, version: 1 })
    .toArray();
  const states = found.flatMap((one) => {
    const review = fromStored<Review>(one);
    const ratingSummary = ratingSummaries.get(review.vetId);
    return ratingSummary === undefined ? [] : [{ review, ratingSummary }];
  });
  return { states, last: ids.at(-1) };
};

/** Reviews in MongoDB. */
export const mongooseReviewStore = (documents: Pick<Documents, 'collection'>): ReviewStore<DocumentTransaction> => {
  const collections = reviewCollections(documents);
  return {
    ratingSummariesIn: (trx) => mongooseRatingSummaries(collections, trx),
    reviewsIn: (trx) => mongooseReviewRepository(collections, trx),
    queries: mongooseReviewQueries(collections),
    readStates: (trx, after, limit) => readStates(collections, trx, after, limit),
  };
};
