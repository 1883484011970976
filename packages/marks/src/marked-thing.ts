import { markCleared, markSet, markWords, type MarkCleared, type MarkSet } from '@paltu/contracts';
import { on, reactor, type ConsumerDefinition, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Clock, Decided } from '@paltu/kernel';
import { carryOutMark as carryOut, type Change, type MarkChanges, type MarkOrder, type MarkScope } from './mark-decisions.ts';
import type { Marked } from './marked.ts';

/** The thing with these changes, or as it was: they are about no mark that it cannot have. */
export const decide = <T extends Marked, Event>(change: Change<T, Event>, thing: T, changes: MarkChanges, at: Date): Decided<T, Event> =>
  changes === undefined ? { state: thing, events: [] } : change(thing, changes as Partial<T>, at);

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

/** A kind of thing that admins mark, as moderation names it. */
export type MarkedKind = Parameters<typeof markWords.kind.toChoice>[0];

/** How one kind of thing carries out what is decided about it, in the transaction of the event. */
export interface MarkCarrier<Trx> {
  readonly kind: MarkedKind;
  readonly carryOutIn: (trx: Trx) => CarryOutMark;
}

/** What admins decided about things of these kinds; about others, it passes over. */
export const onMarkDecided = <Trx>(carriers: readonly MarkCarrier<Trx>[]): readonly EventRule<Trx>[] => {
  const take =
    (isSet: boolean) =>
    async ({ data, sequence: number }: ReceivedEvent<MarkSet | MarkCleared>, trx: Trx): Promise<void> => {
      const carrier = carriers.find(({ kind }) => markWords.kind.toChoice(kind) === data.kind);
      if (carrier === undefined) return;
      const { thingId, verificationNumber, reason } = data;
      await carrier.carryOutIn(trx)({ thingId, number, mark: markWords.mark.toWord(data.mark), isSet, verificationNumber, reason });
    };
  return [on(markSet, take(true)), on(markCleared, take(false))];
};

export interface MarkedNeeds<T extends Marked, Event, Trx> {
  readonly kind: MarkedKind;
  readonly clock: Clock;
  readonly scopeIn: (trx: Trx) => MarkScope<T, Event>;
  readonly changed: Change<T, Event>;
}

/** A kind of thing that admins mark: it carries out what they decide. */
export const markedThing = <T extends Marked, Event, Trx>(needs: MarkedNeeds<T, Event, Trx>): MarkCarrier<Trx> => ({
  kind: needs.kind,
  carryOutIn: (trx) => carryOutMark({ ...needs, scope: needs.scopeIn(trx) }),
});

/**
 * The consumer of a service that carries out what admins decide about its things, of one kind or several. Decisions are numbered, so it
 * begins with the first one: what it consumes again changes nothing.
 */
export const markFollower = <Trx>(consumer: string, carriers: readonly MarkCarrier<Trx>[]): ConsumerDefinition<Trx> =>
  reactor<Trx>({ consumer, on: onMarkDecided(carriers), startAt: 'beginning', maxAgeMs: null });
