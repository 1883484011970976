import type { Totals } from '#shared/api/types.ts';

/** What there is, in the order of the pages. */
const counters = ['pets', 'adoptions', 'users', 'vets'] as const;
export type CounterName = (typeof counters)[number];

/** Those of which there is something: nobody boasts of none. All of them until it is known. */
export function shownCounters(totals: Totals | undefined): CounterName[] {
  return counters.filter((name) => totals === undefined || totals[name] > 0);
}
