import { currentVisit, onVisit } from './navigation.ts';
import type { Query } from './page-path.ts';

const queries = new Map<string, Query>();

function remember(): void {
  const { key, query } = currentVisit();
  queries.set(key, query);
}

remember();
onVisit(remember);

/** What the address of a page said when it was last open in this tab; nothing when it never was. A way back to a list takes it along. */
export function lastQueryOf(key: string): Query {
  return queries.get(key) ?? {};
}
