import type { Knex } from 'knex';
import type { Member, MemberId, MemberQueries, MemberRegister } from '../use-cases/ports.ts';

interface MemberRow {
  id: string;
  version: number;
  first_name: string;
  last_name: string;
  is_verified: boolean;
}

const toMember = (row: MemberRow): Member => ({
  id: row.id as MemberId,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  isVerified: row.is_verified,
});

export const knexMemberRegister = (database: Knex): MemberRegister => ({
  keep: async ({ id, version, firstName, lastName, isVerified }) => {
    await database('members')
      .insert({ id, version, first_name: firstName, last_name: lastName, is_verified: isVerified })
      .onConflict('id')
      .merge()
      .whereRaw('members.version < excluded.version');
  },
});

export const knexMemberQueries = (database: Knex): MemberQueries => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await database<MemberRow>('members').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => [row.id as MemberId, toMember(row)]));
  },
  count: async () => {
    const row = await database('members').count({ total: '*' }).first();
    return Number(row?.['total'] ?? 0);
  },
});

/** Forgets everything that auth can tell again. */
export const emptyMembers = async (trx: Knex.Transaction): Promise<void> => {
  await trx('members').delete();
};
