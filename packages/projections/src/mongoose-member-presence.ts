import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import type { MemberId } from '@paltu/kernel';
import type { Absence, FindAway, MemberPresence } from './member-presence.ts';

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
    const absenceOf = async (memberId: MemberId): Promise<Absence> => {
      const kept = await hold(memberId);
      if (kept?.['isAway'] !== true) return { hasLeft: false, isSuspended: false };
      // A release before raises `version` alone.
      const isSuspended = kept['suspendedVersion'] === kept['version'];
      return { hasLeft: !isSuspended || kept['hasLeft'] === true, isSuspended };
    };
    const listAwayAmong = async (memberIds: readonly MemberId[]): Promise<readonly MemberId[]> => {
      const away: MemberId[] = [];
      for (const id of [...new Set(memberIds)].sort()) if (await isAway(id)) away.push(id);
      return away;
    };
    return {
      isAway,
      absenceOf,
      listAwayAmong,
      listAway: (newcomer, other) => listAwayAmong([newcomer, other]),
      keep: async (report) => {
        const kept = await hold(report.memberId);
        const known = kept?.['version'] as number | undefined;
        // A release before kept who is suspended as there: the same version, published again, then has it right.
        const isKnown = known === report.version && kept?.['isAway'] === report.isAway;
        if (known === undefined ? !report.isAway : known > report.version || isKnown) return false;
        const { memberId: _id, version, isAway: away, hasLeft, isSuspended } = report;
        const state = { version, isAway: away, hasLeft, suspendedVersion: isSuspended ? version : null };
        await presences().updateOne({ _id }, { $set: state }, { session });
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
