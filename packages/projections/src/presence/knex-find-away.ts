import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { PresenceTable } from './knex-member-presence.ts';
import type { FindAway } from './member-presence.ts';

/** By the table of `knexMemberPresence`. */
export const knexFindAway =
  (database: Knex, { table = 'presences', idColumn = 'id' }: Pick<PresenceTable, 'table' | 'idColumn'> = {}): FindAway =>
  async (ids) => {
    if (ids.length === 0) return new Set();
    const rows = await database(table)
      .whereIn(idColumn, [...new Set(ids)])
      .where({ is_away: true })
      .select<{ id: MemberId }[]>({ id: idColumn });
    return new Set(rows.map(({ id }) => id));
  };
