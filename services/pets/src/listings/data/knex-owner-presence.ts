import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OwnerPresence } from '../use-cases/ports.ts';

/** Locks by a number that follows from the owner's id: there is no row to lock for an owner who never left. */
const lockOf = (mode: '' | '_shared'): string => `select pg_advisory_xact_lock${mode}(hashtextextended(?, 7))`;

const isAwaySql = 'select 1 from away_owners where owner_id = ? and is_away';

/** Whether owners are there, in the transaction `trx`. Takes its lock before any listing is locked. */
export const knexOwnerPresence = (trx: Knex.Transaction): OwnerPresence => ({
  isVerified: async (ownerId) => {
    const member = await trx('members').where({ id: ownerId }).first<{ is_verified: boolean } | undefined>('is_verified');
    return member?.is_verified === true;
  },
  isAway: async (ownerId) => {
    await preparedRows(trx, { name: 'lock presence', text: lockOf('_shared') }, [ownerId]);
    return (await preparedRows(trx, { name: 'is away', text: isAwaySql }, [ownerId])).length > 0;
  },
  keep: async (ownerId, { version, isAway }) => {
    await trx.raw(lockOf(''), [ownerId]);
    const known = await trx('away_owners').where({ owner_id: ownerId }).first<{ version: string } | undefined>('version');
    if (known === undefined ? !isAway : Number(known.version) >= version) return false;
    await trx('away_owners').insert({ owner_id: ownerId, version, is_away: isAway }).onConflict('owner_id').merge();
    return true;
  },
});
