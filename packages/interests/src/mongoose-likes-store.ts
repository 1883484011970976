import {
  fromStored,
  readDocumentPage,
  toStored,
  type DocumentCollection,
  type Documents,
  type DocumentTransaction,
  type StoredDocument,
} from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import { newId } from '@paltu/kernel';
import { documentTransactions, type DocumentParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import {
  noInterest,
  type Interest,
  type InterestRepository,
  type Like,
  type LikeQueries,
  type Likes,
  type LikesStore,
  type Thing,
} from './interest.ts';

export interface InterestCollections {
  readonly interests: DocumentCollection;
  readonly likes: DocumentCollection;
}

/** The collections `interests` and `likes`. */
export const interestCollections = (documents: Pick<Documents, 'collection'>): InterestCollections => ({
  interests: documents.collection('interests'),
  likes: documents.collection('likes', [
    { name: 'likes_once', key: { memberId: 1, thingId: 1 }, unique: true },
    { name: 'likes_of_member', key: { memberId: 1, likedAt: -1, thingId: -1 } },
  ]),
});

/** Interests in a transaction: one that was read stays held until it ends. */
export const mongooseInterestRepository = <T extends Thing>(
  { interests, likes }: InterestCollections,
  { session }: DocumentTransaction,
): InterestRepository<T> => ({
  get: async (thing) => {
    const { _id, ...fresh } = toStored(noInterest(thing));
    const held = await interests().findOneAndUpdate(
      { _id },
      { $inc: { held: 1 }, $setOnInsert: fresh },
      { session, upsert: true, returnDocument: 'after' },
    );
    return fromStored<Interest<T>>(held as NonNullable<typeof held>);
  },
  listLikedBy: async (memberId) => {
    const liked = await likes().find({ memberId }, { session }).toArray();
    const _id = { $in: liked.map((like) => like['thingId'] as string) };
    await interests().updateMany({ _id }, { $inc: { held: 1 } }, { session });
    const found = await interests().find({ _id }, { session }).sort({ _id: 1 }).toArray();
    return found.map((interest) => fromStored<Interest<T>>(interest));
  },
  save: async (interest) => {
    const { _id, ...fields } = toStored(interest);
    await interests().updateOne({ _id }, { $set: fields }, { session });
  },
});

/** Who likes what, in a transaction. */
export const mongooseLikes = <T extends Thing>(
  { likes }: Pick<InterestCollections, 'likes'>,
  { session }: DocumentTransaction,
): Likes<T> => ({
  has: async (memberId, { id: thingId }) => (await likes().findOne({ memberId, thingId }, { session })) !== null,
  add: async (memberId, { id: thingId }, likedAt) => {
    await likes().insertOne({ _id: newId(), memberId, thingId, likedAt }, { session });
  },
  delete: async (memberId, { id: thingId }) => {
    await likes().deleteOne({ memberId, thingId }, { session });
  },
});

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
