import { fromStored, type DocumentTransaction } from '@paltu/documents/transactions';
import { documentTransactions, type DocumentParts } from '@paltu/runtime';
import type { Review } from '../domain/review.ts';
import type { ReviewStore } from '../use-cases/ports.ts';
import { mongooseRatingSummaries, toSummary } from './mongoose-rating-summaries.ts';
import { reviewCollections, type ReviewCollections } from './mongoose-review-collections.ts';
import { mongooseReviewQueries } from './mongoose-review-queries.ts';
import { mongooseReviewRepository } from './mongoose-review-repository.ts';

const asEvents =
  ({ things, reviews }: ReviewCollections): ReviewStore<DocumentTransaction>['asEvents'] =>
  (toEvent) => ({
    name: 'reviews',
    readBatch: async ({ session }, after, limit) => {
      const following = after === undefined ? {} : { _id: { $gt: after } };
      const held = await things().find(following, { session }).sort({ _id: 1 }).limit(limit).toArray();
      const ids = held.map(({ _id }) => _id);
      // Held by a write: what is decided about their reviews meanwhile comes after this transaction.
      await things().updateMany({ _id: { $in: ids } }, { $inc: { held: 1 } }, { session });
      const summaries = new Map(held.map((thing) => [thing._id, toSummary(thing)]));
      const found = await reviews()
        .find({ thingId: { $in: ids } }, { session })
        .sort({ thingId: 1, version: 1 })
        .toArray();
      const events = found.flatMap((one) => {
        const review = fromStored<Review>(one);
        const summary = summaries.get(review.thingId);
        return summary === undefined ? [] : [toEvent({ review, summary })];
      });
      return { events, last: ids.at(-1) };
    },
  });

/** Reviews in MongoDB. @param options.things the collection of the things, which holds the summaries of their reviews */
export const mongooseReviewStore = (parts: DocumentParts, { things }: { readonly things: string }): ReviewStore<DocumentTransaction> => {
  const collections = reviewCollections(parts.documents, things);
  return {
    ...documentTransactions(parts),
    summariesIn: (trx) => mongooseRatingSummaries(collections, trx),
    reviewsIn: (trx) => mongooseReviewRepository(collections, trx),
    queries: mongooseReviewQueries(collections),
    asEvents: asEvents(collections),
  };
};
