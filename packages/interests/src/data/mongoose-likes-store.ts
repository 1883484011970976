import { fromStored, readDocumentPage, type Documents, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import { documentTransactions, type DocumentParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import type { Interest, Thing } from '../domain/interest.ts';
import type { Like, LikeQueries, LikesStore } from '../use-cases/ports.ts';
import { interestCollections, mongooseInterestRepository, mongooseLikes } from './mongoose-interests.ts';

export interface MongooseLikesOptions {
  /** The collection of the things, by their fields `isPublic` and `ownerId`. */
  readonly things: string;
}

const toLike = ({ thingId, likedAt }: StoredDocument): Like => ({ thingId: thingId as string, likedAt: likedAt as Date });

/** @param cap totals are counted no further than one over it. */
const mongooseLikeQueries = (documents: Pick<Documents, 'collection'>, things: string, cap = totalCap): LikeQueries => {
  const { likes } = interestCollections(documents);
  return {
    listAll: async (memberId) => (await likes().find({ memberId }).sort({ likedAt: 1, thingId: 1 }).toArray()).map(toLike),
    list: async (memberId, page) => {
      const inSight = [{ $match: { $or: [{ isPublic: true }, { ownerId: memberId }] } }, { $project: { _id: 1 } }];
      const query = {
        matching: [{ $match: { memberId } }],
        order: { likedAt: -1, thingId: -1 },
        sieve: [
          { $lookup: { from: things, localField: 'thingId', foreignField: '_id', pipeline: inSight, as: 'seen' } },
          { $match: { 'seen.0': { $exists: true } } },
        ],
      } as const;
      const { found, counted } = await readDocumentPage(likes, query, page, cap);
      return { ids: found.map((like) => toLike(like).thingId), counted };
    },
  };
};

/** Interests and likes in MongoDB, in collections of their own. */
export const mongooseLikesStore = <T extends Thing>(
  parts: DocumentParts,
  { things }: MongooseLikesOptions,
): LikesStore<T, DocumentTransaction> => {
  const collections = interestCollections(parts.documents);
  return {
    ...documentTransactions(parts),
    interestsIn: (trx) => mongooseInterestRepository<T>(collections, trx),
    likesIn: (trx) => mongooseLikes<T>(collections, trx),
    queries: mongooseLikeQueries(parts.documents, things),
    asEvents: (toEvents) =>
      documentsAsEvents({
        name: 'interests',
        collection: collections.interests,
        where: { version: { $gt: 0 } },
        toEvents: (stored) => toEvents(fromStored<Interest<T>>(stored)),
      }),
  };
};
