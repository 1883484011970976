import type { Knex } from 'knex';
import type { MemberPresence } from '../use-cases/ports.ts';

/** Locks by a number that follows from the member's id: of a member nothing may be known yet. */
const lockOf = (mode: '' | '_shared'): string => `select pg_advisory_xact_lock${mode}(hashtextextended(?, 13))`;

/** Whether members are there, in the transaction `trx`. Takes its lock before any vet is locked. */
export const knexMemberPresence = (trx: Knex.Transaction): MemberPresence => ({
  isAway: async (memberId) => {
    await trx.raw(lockOf('_shared'), [memberId]);
    return (await trx('presences').where({ id: memberId, is_away: true }).first('id')) !== undefined;
  },
  keep: async (memberId, { version, isAway }) => {
    await trx.raw(lockOf(''), [memberId]);
    const known = await trx('presences').where({ id: memberId }).first<{ version: string } | undefined>('version');
    if (known === undefined ? !isAway : Number(known.version) >= version) return false;
    await trx('presences').insert({ id: memberId, version, is_away: isAway }).onConflict('id').merge();
    return true;
  },
});
