import { fromStored, toStored, type DocumentTransaction } from '@paltu/documents/transactions';
import type { Review } from '../domain/review.ts';
import type { RemovedReview, ReviewRepository } from '../use-cases/ports.ts';
import type { ReviewCollections } from './mongoose-review-collections.ts';

/** Reviews in a transaction, which holds their thing. */
export const mongooseReviewRepository = (
  { reviews, removedReviews }: ReviewCollections,
  { session }: DocumentTransaction,
): ReviewRepository => {
  const findBy = async (where: object) => {
    const found = await reviews().findOne(where, { session });
    return found === null ? undefined : fromStored<Review>(found);
  };
  return {
    find: (_id) => findBy({ _id }),
    findOf: (thingId, authorId) => findBy({ thingId, authorId }),
    listBy: async (authorId) => {
      const written = await reviews().find({ authorId }, { session }).sort({ thingId: 1 }).toArray();
      return written.map((one) => fromStored<Review>(one));
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
