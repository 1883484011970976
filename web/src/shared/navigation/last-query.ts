import type { Query } from './page-path.ts';

const queries = new Map<string, Query>();

/** Keeps what the address of a list says, for the way back to it. */
export function keepQuery(key: string, query: Query): void {
  queries.set(key, query);
}

/** What the address of a list said when it was last open in this tab; nothing when it never was. */
export function lastQueryOf(key: string): Query {
  return queries.get(key) ?? {};
}
