import type { Clock } from '@paltu/kernel';
import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { KeptClaims, SizedPicture } from '../use-cases/ports.ts';

const visibility = { name: 'show pictures', text: 'update pictures set is_public = $2 where used_by = $1 and is_public <> $2' };

/** Claims in the transaction `trx`: a claimed picture cannot be swept or claimed again, unless the transaction fails. */
export const knexPictureClaims = (trx: Knex.Transaction, clock: Clock): KeptClaims => ({
  claim: async (ids, { memberId, usedBy }) => {
    if (ids.length === 0) return [];
    // Locked in the order of their ids, so that two requests that name the same pictures cannot deadlock.
    const free = await trx('pictures')
      .select<SizedPicture[]>('id', 'width', 'height')
      .whereIn('id', ids)
      .where({ member_id: memberId })
      .whereRaw('used_by is null and removed_at is null')
      .orderBy('id')
      .forUpdate();
    if (free.length !== new Set(ids).size) return undefined;
    await trx('pictures').whereIn('id', ids).update({ used_by: usedBy });
    const byId = new Map(free.map((picture) => [picture.id, picture]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  release: async (ids) => {
    if (ids.length > 0) await trx('pictures').whereIn('id', ids).update({ removed_at: clock.now() });
  },

  setVisibility: async (usedBy, isPublic) => void (await preparedRows(trx, visibility, [usedBy, isPublic])),
});
