import { takeReport as take } from '../domain/thing-reports.ts';
import type { ThingReport } from '../domain/marked-thing.ts';
import type { MarkScope } from './ports.ts';

export type TakeReport = (report: ThingReport) => Promise<void>;

/** Keeps the state of a thing by an event, and what became of the decisions on it. */
export const takeReport =
  ({ scope: { things, log } }: { readonly scope: MarkScope }): TakeReport =>
  async (report) => {
    const taken = take(await things.find(report), report, await log.listOpen(report));
    if (taken === undefined) return;
    await log.settle(taken.applied, 'applied');
    await log.settle(taken.superseded, 'superseded');
    await things.upsert(taken.thing);
  };
