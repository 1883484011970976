import type { Documents } from '@paltu/documents/transactions';
import type { MemberId } from '@paltu/kernel';
import type { FindAway } from './member-presence.ts';

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
