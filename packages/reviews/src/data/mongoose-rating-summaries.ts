import { lockDocument, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { tenthsOf, type RatingSummary } from '../domain/review.ts';
import type { RatingSummaries } from '../use-cases/ports.ts';
import type { ReviewCollections } from './mongoose-review-collections.ts';

export const toSummary = ({ _id: id, ownerId, reviewVersion = 0, reviews = 0, ratingSum = 0 }: StoredDocument): RatingSummary =>
  ({ id, ownerId, version: reviewVersion, reviews, ratingSum }) as unknown as RatingSummary;

/** Summaries in a transaction: they are kept with the things, each of which is locked until it ends. */
export const mongooseRatingSummaries = ({ things }: ReviewCollections, trx: DocumentTransaction): RatingSummaries => ({
  find: async (_id) => {
    const thing = await lockDocument(things, trx, { _id });
    return thing && toSummary(thing);
  },
  save: async (summary) => {
    const { id: _id, version: reviewVersion, reviews, ratingSum } = summary;
    const changed = { reviewVersion, reviews, ratingSum, rating: tenthsOf(summary) / 10 };
    await things().updateOne({ _id }, { $set: changed }, { session: trx.session });
  },
});
