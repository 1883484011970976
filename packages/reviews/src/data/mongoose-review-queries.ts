import { fromStored, readDocumentPage } from '@paltu/documents/transactions';
import { totalCap } from '@paltu/service-kit';
import type { Review } from '../domain/review.ts';
import type { ReviewQueries } from '../use-cases/ports.ts';
import { praised, type ReviewCollections } from './mongoose-review-collections.ts';

const lastWrittenFirst = { updatedAt: -1, _id: -1 } as const;

/** @param cap totals are counted no further than one over it. */
export const mongooseReviewQueries = ({ reviews }: ReviewCollections, cap = totalCap): ReviewQueries => ({
  list: async (thingId, page) => {
    const query = { matching: [{ $match: { thingId } }], order: lastWrittenFirst };
    const { found, counted } = await readDocumentPage(reviews, query, page, cap);
    return { reviews: found.map((one) => fromStored<Review>(one)), counted };
  },
  listNewest: async (thingId, limit) => {
    const newest = await reviews().find({ thingId }).sort(lastWrittenFirst).limit(limit).toArray();
    return newest.map((one) => fromStored<Review>(one));
  },
  listPraise: async (limit, after) => {
    const earlier =
      after === undefined
        ? {}
        : {
            updatedAt: { $lte: after.updatedAt },
            $or: [{ updatedAt: { $lt: after.updatedAt } }, { updatedAt: after.updatedAt, _id: { $lt: after.id } }],
          };
    const praise = reviews().find({ ...praised, ...earlier });
    const found = await praise.sort(lastWrittenFirst).limit(limit).toArray();
    return found.map((one) => fromStored<Review>(one));
  },
  findOf: async (thingId, authorId) => {
    const found = await reviews().findOne({ thingId, authorId });
    return found === null ? undefined : fromStored<Review>(found);
  },
  listBy: async (authorId) => {
    const written = await reviews().find({ authorId }).sort({ createdAt: 1, _id: 1 }).toArray();
    return written.map((one) => fromStored<Review>(one));
  },
});
