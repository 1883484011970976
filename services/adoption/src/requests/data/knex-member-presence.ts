import type { MemberId } from '@paltu/kernel';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { MemberPresence } from '../use-cases/ports.ts';

/** Locks by a number that follows from the member's id: of a member nothing may be known yet. */
const lockOf = (mode: '' | '_shared'): string => `select pg_advisory_xact_lock${mode}(hashtextextended(?, 11))`;

/** Whether members are there, in the transaction `trx`. Takes its locks before any pet is locked, the lower id first. */
export const knexMemberPresence = (trx: Knex.Transaction): MemberPresence => ({
  listAway: async (newcomer, other) => {
    for (const id of [...new Set([newcomer, other])].sort()) await trx.raw(lockOf(id === newcomer ? '' : '_shared'), [id]);
    const rows = await trx('presences').whereIn('id', [newcomer, other]).where({ is_away: true }).select<{ id: MemberId }[]>('id');
    return rows.map(({ id }) => id);
  },
  keep: async (report) => {
    await trx.raw(lockOf(''), [report.id]);
    const known = await trx('presences').where({ id: report.id }).first<{ version: number } | undefined>('version');
    if (known !== undefined && known.version >= report.version) return false;
    await upsertNewer(trx, 'presences', report);
    return true;
  },
});
