import { fromStored, toStored, type DocumentCollection, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { newId } from '@paltu/kernel';
import { noInterest, type Interest, type Thing } from '../domain/interest.ts';
import type { InterestRepository, Likes } from '../use-cases/ports.ts';

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
