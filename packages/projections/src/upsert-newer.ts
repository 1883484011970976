import { insertRows } from '@paltu/persistence';
import type { Knex } from 'knex';

/** The newest state of each key, in the order in which the keys came first. */
export const newestOf = <State extends { readonly version: number }>(
  states: readonly State[],
  keyOf: (state: State) => string,
): State[] => {
  const newest = new Map<string, State>();
  for (const state of states) {
    const known = newest.get(keyOf(state));
    if (known === undefined || known.version < state.version) newest.set(keyOf(state), state);
  }
  return [...newest.values()];
};

/**
 * Keeps rows of a projection unless a newer version is there: events may come twice, and again after a rebuild or a rewind. The same version
 * takes the place of what is there, which may be without a column that was added since.
 */
export const upsertNewer = async <State extends { readonly id: string; readonly version: number }>(
  trx: Knex.Transaction,
  table: string,
  states: readonly State[],
): Promise<void> => {
  const newest = newestOf(states, ({ id }) => id);
  await insertRows(trx, table, newest, { conflict: { key: 'id', where: `"${table}".version <= excluded.version` } });
};
