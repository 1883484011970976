import type { Clock } from '@paltu/kernel';
import { carryOutMark as carryOut, type MarkOrder } from '../domain/mark-decisions.ts';
import type { Marked } from '../domain/marked.ts';
import { decide } from './decide.ts';
import type { Change, MarkScope } from './ports.ts';

export interface CarryOutMarkNeeds<T, Event> {
  readonly scope: MarkScope<T, Event>;
  readonly changed: Change<T, Event>;
  readonly clock: Clock;
}

export interface OrderedMark extends MarkOrder {
  readonly thingId: string;
}

/** Carries out what moderation decided about a thing; about one that is gone, nothing. */
export type CarryOutMark = (ordered: OrderedMark) => Promise<void>;

export const carryOutMark =
  <T extends Marked, Event>({ scope: { things, keep }, changed, clock }: CarryOutMarkNeeds<T, Event>): CarryOutMark =>
  async ({ thingId, ...order }) => {
    const thing = await things.find(thingId);
    if (thing !== undefined) await keep(thing, decide(changed, thing, carryOut(thing, order), clock.now()));
  };
