import type { DocumentTransaction } from '@paltu/documents/transactions';
import type { MemberPresence } from '../use-cases/ports.ts';
import type { VetCollections } from './mongoose-vet-collections.ts';

/** Whether members are there, in a transaction. Held before any vet is: also where nothing is known of the member, by a document without a version. */
export const mongooseMemberPresence = ({ presences }: VetCollections, { session }: DocumentTransaction): MemberPresence => {
  const hold = (_id: string) =>
    presences().findOneAndUpdate({ _id }, { $inc: { held: 1 } }, { session, upsert: true, returnDocument: 'after' });
  return {
    isAway: async (memberId) => (await hold(memberId))?.['isAway'] === true,
    keep: async (memberId, { version, isAway }) => {
      const known = (await hold(memberId))?.['version'] as number | undefined;
      if (known === undefined ? !isAway : known >= version) return false;
      await presences().updateOne({ _id: memberId }, { $set: { version, isAway } }, { session });
      return true;
    },
  };
};
