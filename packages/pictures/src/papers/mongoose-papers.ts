import {
  fromStored,
  toStored,
  type CollectionIndex,
  type DocumentCollection,
  type Documents,
  type DocumentTransaction,
} from '@paltu/documents/transactions';
import { isRemoved, isUnused } from '../mongoose-pictures.ts';
import { sweptMeanwhile, type PaperRepository, type PaperStore, type SentPaper } from './paper.ts';

const indexes: readonly CollectionIndex[] = [
  { name: 'papers_unused', key: { sentAt: 1 }, partialFilterExpression: isUnused },
  { name: 'papers_of_member', key: { memberId: 1, size: 1 } },
  { name: 'papers_removed', key: { removedAt: 1 }, partialFilterExpression: isRemoved },
];

const repository = (papers: DocumentCollection): PaperRepository => ({
  add: async (sent) => {
    await papers().insertMany(sent.map((paper) => ({ ...toStored(paper), usedBy: null, removedAt: null })));
  },
  storedBytes: async (memberId) => {
    const [sum] = await papers()
      .aggregate<{ readonly stored: number }>([{ $match: { memberId } }, { $group: { _id: null, stored: { $sum: '$size' } } }])
      .toArray();
    return sum?.stored ?? 0;
  },
  removeUnused: async (ids, at) => {
    await papers().updateMany({ _id: { $in: [...ids] }, ...isUnused }, { $set: { removedAt: at } });
  },
  removeUnusedSince: async (before, at) => {
    await papers().updateMany({ ...isUnused, sentAt: { $lt: before } }, { $set: { removedAt: at } });
  },
  listRemoved: async (after, limit) => {
    const following = papers().find({ ...isRemoved, _id: { $gt: after?.id ?? '' } });
    const removed = await following.sort({ _id: 1 }).limit(limit).toArray();
    return removed.map((paper) => fromStored<SentPaper>(paper));
  },
  forget: async (removed) => {
    await papers().deleteMany({ _id: { $in: removed.map(({ id }) => id) }, ...isRemoved });
  },
  find: async (_id) => {
    const paper = await papers().findOne({ _id, removedAt: null });
    return paper === null ? undefined : fromStored<SentPaper>(paper);
  },
});

/** Papers in the collection `papers`. */
export const mongoosePaperStore = (documents: Pick<Documents, 'collection'>, now: () => Date): PaperStore<DocumentTransaction> => {
  const papers = documents.collection('papers', indexes);
  return {
    papers: repository(papers),
    claimsIn: ({ session }) => ({
      claim: async (ids, usedBy) => {
        if (ids.length === 0) return;
        const claimed = await papers().updateMany({ _id: { $in: [...ids] }, ...isUnused }, { $set: { usedBy } }, { session });
        if (claimed.modifiedCount !== ids.length) throw sweptMeanwhile();
      },
      release: async (ids) => {
        if (ids.length > 0) await papers().updateMany({ _id: { $in: [...ids] } }, { $set: { removedAt: now() } }, { session });
      },
    }),
  };
};
