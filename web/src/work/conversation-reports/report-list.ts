import { oneOf } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

export const reportStates = ['waiting', 'decided'] as const;
type ReportState = (typeof reportStates)[number];

/** What was reported: what waits for a decision, unless what is decided is asked for. Pages are numbered for the first 1,000 only. */
export const reportList: ListSchema<{ status?: ReportState | undefined }, object> = {
  filters: { status: oneOf(reportStates) },
  settings: {},
  lastPage: 50,
};
