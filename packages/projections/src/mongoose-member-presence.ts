import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import type { MemberId } from '@paltu/kernel';
import type { FindAway, MemberPresence } from './member-presence.ts';

/**
 * Whether members are there, in a transaction, by the collection `presences` of MongoDB. Held before any thing of theirs is: also
 * where nothing is known of the member, by a document without a version.
 */
export const mongooseMemberPresence = (documents: Pick<Documents, 'collection'>): ((trx: DocumentTransaction) => MemberPresence) => {
  const presences = documents.collection('presences');
  return ({ session }) => {
    const hold = (_id: string) =>
      presences().findOneAndUpdate({ _id }, { $inc: { held: 1 } }, { session, upsert: true, returnDocument: 'after' });
    const isAway = async (memberId: MemberId): Promise<boolean> => (await hold(memberId))?.['isAway'] === true;
    const listAwayAmong = async (memberIds: readonly MemberId[]): Promise<readonly MemberId[]> => {
      const away: MemberId[] = [];
      for (const id of [...new Set(memberIds)].sort()) if (await isAway(id)) away.push(id);
      return away;
    };
    return {
      isAway,
      listAwayAmong,
      listAway: (newcomer, other) => listAwayAmong([newcomer, other]),
      keep: async ({ memberId: _id, version, isAway: away }) => {
        const kept = await hold(_id);
        const known = kept?.['version'] as number | undefined;
        // A release before kept who is suspended as there: the same version, published again, then has it right.
        const isKnown = known === version && kept?.['isAway'] === away;
        if (known === undefined ? !away : known > version || isKnown) return false;
        await presences().updateOne({ _id }, { $set: { version, isAway: away } }, { session });
        return true;
      },
    };
  };
};

/** By the collection `presences`. */
export const mongooseFindAway = (documents: Pick<Documents, 'collection'>): FindAway => {
  const presences = documents.collection('presences');
  return async (ids) => {
    if (ids.length === 0) return new Set();
    const found = await presences()
      .find({ _id: { $in: [...new Set<string>(ids)] }, isAway: true }, { projection: { _id: 1 } })
      .toArray();
    return new Set(found.map(({ _id }) => _id as unknown as MemberId));
  };
};
