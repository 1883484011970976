import {
  fromStored,
  lockDocument,
  readDocumentPage,
  toStored,
  type DocumentCollection,
  type Documents,
  type DocumentTransaction,
  type StoredDocument,
} from '@paltu/documents/transactions';
import { documentTransactions, type DocumentParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import {
  mostStars,
  tenthsOf,
  type RatingSummaries,
  type RatingSummary,
  type RemovedReview,
  type Review,
  type ReviewQueries,
  type ReviewRepository,
  type ReviewStore,
} from './review.ts';

/** Of reviews with five stars and words. */
export const praised = { rating: mostStars, comment: { $gt: '' } };

/** The things are those of another slice, which makes their indexes. */
export interface ReviewCollections {
  readonly reviews: DocumentCollection;
  readonly removedReviews: DocumentCollection;
  readonly things: DocumentCollection;
}

/** @param things the collection of the things */
export const reviewCollections = (documents: Pick<Documents, 'collection'>, things: string): ReviewCollections => ({
  reviews: documents.collection('reviews', [
    { name: 'reviews_one_of_author', key: { thingId: 1, authorId: 1 }, unique: true },
    { name: 'reviews_of_thing', key: { thingId: 1, updatedAt: -1, _id: -1 } },
    { name: 'reviews_praise', key: { updatedAt: -1, _id: -1 }, partialFilterExpression: praised },
    { name: 'reviews_of_author', key: { authorId: 1, createdAt: 1, _id: 1 } },
  ]),
  removedReviews: documents.collection('removed_reviews'),
  things: documents.collection(things),
});

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

/** A release before keeps no `isHidden`. */
const toReview = (stored: StoredDocument): Review => {
  const review = fromStored<Review>(stored);
  return { ...review, isHidden: (review.isHidden as boolean | null | undefined) ?? false };
};

const shown = { isHidden: { $ne: true } };

const lastWrittenFirst = { updatedAt: -1, _id: -1 } as const;

/** @param cap totals are counted no further than one over it. */
export const mongooseReviewQueries = ({ reviews }: ReviewCollections, cap = totalCap): ReviewQueries => ({
  list: async (thingId, page) => {
    const query = { matching: [{ $match: { thingId, ...shown } }], order: lastWrittenFirst };
    const { found, counted } = await readDocumentPage(reviews, query, page, cap);
    return { reviews: found.map(toReview), counted };
  },
  listNewest: async (thingId, limit) => {
    const newest = await reviews()
      .find({ thingId, ...shown })
      .sort(lastWrittenFirst)
      .limit(limit)
      .toArray();
    return newest.map(toReview);
  },
  listPraise: async (limit, after) => {
    const earlier =
      after === undefined
        ? {}
        : {
            updatedAt: { $lte: after.updatedAt },
            $or: [{ updatedAt: { $lt: after.updatedAt } }, { updatedAt: after.updatedAt, _id: { $lt: after.id } }],
          };
    const praise = reviews().find({ ...praised, ...shown, ...earlier });
    const found = await praise.sort(lastWrittenFirst).limit(limit).toArray();
    return found.map(toReview);
  },
  findOf: async (thingId, authorId) => {
    const found = await reviews().findOne({ thingId, authorId });
    return found === null ? undefined : toReview(found);
  },
  listBy: async (authorId) => {
    const written = await reviews().find({ authorId }).sort({ createdAt: 1, _id: 1 }).toArray();
    return written.map(toReview);
  },
});

/** Reviews in a transaction, which holds their thing. */
export const mongooseReviewRepository = (
  { reviews, removedReviews }: ReviewCollections,
  { session }: DocumentTransaction,
): ReviewRepository => {
  const findBy = async (where: object) => {
    const found = await reviews().findOne(where, { session });
    return found === null ? undefined : toReview(found);
  };
  return {
    find: (_id) => findBy({ _id }),
    findOf: (thingId, authorId) => findBy({ thingId, authorId }),
    listBy: async (authorId) => {
      const written = await reviews().find({ authorId }, { session }).sort({ thingId: 1 }).toArray();
      return written.map(toReview);
    },
    add: async (review) => {
      await reviews().insertOne(toStored(review), { session });
    },
    save: async (review) => {
      const { _id, ...fields } = toStored(review);
      await reviews().updateOne({ _id }, { $set: fields }, { session });
    },
    remove: async ({ id, thingId, authorId }) => {
      await reviews().deleteOne({ _id: id }, { session });
      await removedReviews().insertOne(toStored({ id, thingId, authorId }), { session });
    },
    findRemoved: async (_id) => {
      const found = await removedReviews().findOne({ _id }, { session });
      return found === null ? undefined : fromStored<RemovedReview>(found);
    },
  };
};

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
        const review = toReview(one);
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
