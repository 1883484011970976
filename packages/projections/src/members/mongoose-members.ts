import { fromStored, upsertNewerDocument, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import type { Member, MemberDirectory } from './member.ts';
import { membersOn, type MemberProjection } from './members-on.ts';

/** As `memberProjection`, in the collection `members` of MongoDB. */
export const documentMemberProjection = ({
  name,
  documents,
}: {
  readonly name: string;
  readonly documents: Pick<Documents, 'collection'>;
}): MemberProjection<DocumentTransaction> => {
  const members = documents.collection('members');
  const directory: MemberDirectory = {
    find: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await members()
        .find({ _id: { $in: [...new Set(ids)] } })
        .toArray();
      return new Map(found.map((one) => fromStored<Member>(one)).map((member) => [member.id, member]));
    },
    count: () => members().countDocuments({ $or: [{ firstName: { $ne: '' } }, { lastName: { $ne: '' } }] }),
  };
  return membersOn(name, {
    directory,
    keep: (trx, member) => upsertNewerDocument(members, trx, member),
    clear: async ({ session }) => void (await members().deleteMany({}, { session })),
  });
};
