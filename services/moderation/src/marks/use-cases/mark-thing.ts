import { newId, type Clock } from '@paltu/kernel';
import { decideMark, type MarkVerdict } from '../domain/decide-mark.ts';
import { thingNotFound } from '../domain/marked-kinds.ts';
import type { MarkedThing } from '../domain/marked-thing.ts';
import type { InMarkTransaction, ThingName } from './ports.ts';

export interface MarkThingNeeds {
  readonly inTransaction: InMarkTransaction;
  readonly clock: Clock;
}

/** @throws AppError that there is no such thing, `verification.stale`, `verification.not-requested`, `verification.already-decided` */
export type MarkThing = (name: ThingName, verdict: Omit<MarkVerdict, 'id'>) => Promise<MarkedThing>;

/** Sets a mark, or takes it away: what is known, the audit row and the event are kept together, or none of them. */
export const markThing =
  ({ inTransaction, clock }: MarkThingNeeds): MarkThing =>
  (name, verdict) =>
    inTransaction(async ({ things, log, outbox }) => {
      const known = await things.find(name);
      if (known === undefined || known.isOwnerAway) throw thingNotFound(name.kind);
      const { state, events } = decideMark(known, { ...verdict, id: newId() }, await log.countOf(name), clock.now());
      if (events.length === 0) return state;
      await things.upsert(state);
      for (const decision of events) await log.add(decision);
      await outbox.append(events);
      return state;
    });
