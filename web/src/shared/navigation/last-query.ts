import type { Query } from './page-path.ts';

const queries = new Map<string, Query>();

/** Keeps the query of a list, for the way back to it. */
export function keepQuery(key: string, query: Query): void {
  queries.set(key, query);
}

/** The query of a list when it was last open in this tab; nothing when it never was. */
export function lastQueryOf(key: string): Query {
  return queries.get(key) ?? {};
}
