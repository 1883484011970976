import { readDocumentPage, type Documents, type StoredDocument } from '@paltu/documents/transactions';
import { totalCap } from '@paltu/service-kit';
import type { VetId } from '../domain/liked-vet.ts';
import type { Like, LikeQueries } from '../use-cases/ports.ts';

const toLike = ({ thingId, likedAt }: StoredDocument): Like => ({ vetId: thingId as VetId, likedAt: likedAt as Date });

/** @param cap totals are counted no further than one over it. */
export const mongooseLikeQueries = (documents: Pick<Documents, 'collection'>, cap = totalCap): LikeQueries => {
  const likes = documents.collection('likes');
  return {
    list: async (memberId, page) => {
      const inSight = [{ $match: { $or: [{ isPublic: true }, { ownerId: memberId }] } }, { $project: { _id: 1 } }];
      const query = {
        matching: [{ $match: { memberId } }],
        order: { likedAt: -1, thingId: -1 },
        sieve: [
          { $lookup: { from: 'vets', localField: 'thingId', foreignField: '_id', pipeline: inSight, as: 'seen' } },
          { $match: { 'seen.0': { $exists: true } } },
        ],
      } as const;
      const { found, counted } = await readDocumentPage(likes, query, page, cap);
      return { ids: found.map((like) => toLike(like).vetId), counted };
    },
    listAll: async (memberId) => (await likes().find({ memberId }).sort({ likedAt: 1, thingId: 1 }).toArray()).map(toLike),
  };
};
