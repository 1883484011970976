import {
  fromStored,
  toStored,
  type CollectionIndex,
  type DocumentCollection,
  type Documents,
  type DocumentTransaction,
} from '@paltu/documents/transactions';
import type { Clock } from '@paltu/kernel';
import type { KeptClaims, PictureId, PictureRepository, PictureStore, SizedPicture } from './picture.ts';

export const isUnused = { usedBy: null, removedAt: null } as const;
/** Only so worded it is answered from the index of those. */
export const isRemoved = { removedAt: { $type: 'date' } } as const;

const indexes: readonly CollectionIndex[] = [
  { name: 'pictures_used', key: { usedBy: 1 } },
  { name: 'pictures_unused', key: { sentAt: 1 }, partialFilterExpression: isUnused },
  { name: 'pictures_unused_of_member', key: { memberId: 1 }, partialFilterExpression: isUnused },
  { name: 'pictures_of_member', key: { memberId: 1, bytes: 1 } },
  { name: 'pictures_removed', key: { removedAt: 1 }, partialFilterExpression: isRemoved },
];

const repository = (pictures: DocumentCollection): PictureRepository => ({
  add: async (sent) => {
    const fresh = { usedBy: null, isPublic: false, removedAt: null };
    await pictures().insertMany(sent.map((picture) => ({ ...toStored(picture), ...fresh })));
  },
  storedBytes: async (memberId) => {
    const [sum] = await pictures()
      .aggregate<{ readonly stored: number }>([{ $match: { memberId } }, { $group: { _id: null, stored: { $sum: '$bytes' } } }])
      .toArray();
    return sum?.stored ?? 0;
  },
  countUnused: (memberId) => pictures().countDocuments({ memberId, ...isUnused }),
  removeUnused: async (ids, at) => {
    await pictures().updateMany({ _id: { $in: [...ids] }, ...isUnused }, { $set: { removedAt: at } });
  },
  removeUnusedSince: async (before, limit, at) => {
    const unused = pictures().find({ ...isUnused, sentAt: { $lt: before } }, { projection: { _id: 1 } });
    const ids = (await unused.sort({ sentAt: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
    // Asked once more: somebody may have claimed one since.
    return (await pictures().updateMany({ _id: { $in: ids }, ...isUnused }, { $set: { removedAt: at } })).modifiedCount;
  },
  listRemoved: async (after, limit) => {
    const removed = pictures().find({ ...isRemoved, _id: { $gt: after ?? '' } }, { projection: { _id: 1 } });
    return (await removed.sort({ _id: 1 }).limit(limit).toArray()).map(({ _id }) => _id as PictureId);
  },
  forget: async (ids) => {
    await pictures().deleteMany({ _id: { $in: [...ids] }, ...isRemoved });
  },
  findServed: async (_id) => {
    const picture = await pictures().findOne({ _id, removedAt: null }, { projection: { isPublic: 1 } });
    return picture === null ? undefined : { isPublic: picture['isPublic'] === true };
  },
});

/** Claims in a transaction: a claimed picture cannot be swept or claimed again, unless the transaction fails. */
const claims = (pictures: DocumentCollection, { session }: DocumentTransaction, clock: Clock): KeptClaims => ({
  claim: async (ids, { memberId, usedBy }) => {
    if (ids.length === 0) return [];
    const wanted = { _id: { $in: [...ids] }, memberId, ...isUnused };
    const free = await pictures()
      .find(wanted, { session, projection: { width: 1, height: 1 } })
      .toArray();
    if (free.length !== new Set(ids).size) return undefined;
    await pictures().updateMany(wanted, { $set: { usedBy } }, { session });
    const byId = new Map(free.map((picture) => [picture._id, fromStored<SizedPicture>(picture)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
  release: async (ids) => {
    if (ids.length > 0) await pictures().updateMany({ _id: { $in: [...ids] } }, { $set: { removedAt: clock.now() } }, { session });
  },
  setVisibility: async (usedBy, isPublic) => {
    await pictures().updateMany({ usedBy, isPublic: !isPublic }, { $set: { isPublic } }, { session });
  },
});

/** Pictures in the collection `pictures`. */
export const mongoosePictureStore = (documents: Pick<Documents, 'collection'>, clock: Clock): PictureStore<DocumentTransaction> => {
  const pictures = documents.collection('pictures', indexes);
  return { pictures: repository(pictures), claimsIn: (trx) => claims(pictures, trx, clock) };
};
