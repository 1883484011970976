import { insertRow, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';

/**
 * Keeps a row of a projection unless a newer version is there: events may come twice, and again after a rebuild.
 * @param json properties that are kept as jsonb.
 */
export const upsertNewer = async <State extends { readonly id: string; readonly version: number }>(
  trx: Knex.Transaction,
  table: string,
  state: State,
  json: readonly (keyof State & string)[] = [],
): Promise<void> => {
  await insertRow(trx, table, toColumns(state, json), { key: 'id', where: `"${table}".version < excluded.version` });
};
