import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Member, MemberDirectory } from './member.ts';

export const knexMemberDirectory = (database: Knex): MemberDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: object[] = await database('members').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => fromColumns<Member>(row)).map((member) => [member.id, member]));
  },
  count: async () => {
    const row = await database('members').count({ total: '*' }).first();
    return Number(row?.['total'] ?? 0);
  },
});
