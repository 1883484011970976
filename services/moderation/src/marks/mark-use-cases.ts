import { newId, type Clock } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { MarkScope, ThingName } from './mark-store.ts';
import { decideMark, isGone, takeReport as take, thingNotFound, type MarkedThing, type MarkVerdict, type ThingReport } from './mark.ts';

/**
 * Sets a mark, or takes it away: what is known, the audit row and the event are kept together, or none of them.
 * @throws AppError that there is no such thing, `verification.stale`, `verification.not-requested`, `verification.already-decided`
 */
export const markThing =
  (inTransaction: InTransaction<MarkScope>, clock: Clock) =>
  (name: ThingName, verdict: Omit<MarkVerdict, 'id'>): Promise<MarkedThing> =>
    inTransaction(async ({ things, log, outbox }) => {
      const known = await things.find(name);
      if (known === undefined || isGone(known)) throw thingNotFound(name.kind);
      const { state, events } = decideMark(known, { ...verdict, id: newId() }, await log.countOf(name), clock.now());
      if (events.length === 0) return state;
      await things.upsert(state);
      for (const decision of events) await log.add(decision);
      await outbox.append(events);
      return state;
    });
export type MarkThing = ReturnType<typeof markThing>;

/** Keeps the state of a thing by an event, and what became of the decisions on it. */
export const takeReport =
  ({ things, log }: MarkScope) =>
  async (report: ThingReport): Promise<void> => {
    const taken = take(await things.find(report), report, await log.listOpen(report));
    if (taken === undefined) return;
    await log.settle(taken.applied, 'applied');
    await log.settle(taken.superseded, 'superseded');
    await things.upsert(taken.thing);
  };
export type TakeReport = ReturnType<typeof takeReport>;
