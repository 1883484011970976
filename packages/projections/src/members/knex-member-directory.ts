import { fromColumns, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Member, MemberDirectory } from './member.ts';

/** Asked with nearly every answer. */
const findMembers = {
  name: 'find members',
  text: 'select id, version, first_name, last_name, is_verified, picture from members where id = any($1::uuid[])',
};

export const knexMemberDirectory = (database: Knex): MemberDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await preparedRows<object>(database, findMembers, [[...new Set(ids)]]);
    return new Map(rows.map((row) => fromColumns<Member>(row)).map((member) => [member.id, member]));
  },
  count: async () => {
    const row = await database('members').whereRaw("(first_name, last_name) <> ('', '')").count({ total: '*' }).first();
    return Number(row?.['total'] ?? 0);
  },
});
