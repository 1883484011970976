import { reactor, type ConsumerDefinition } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import type { Marked } from './domain/marked.ts';
import { onMarkDecided, type MarkCarrier, type MarkedKind } from './events/on-mark-decided.ts';
import { carryOutMark } from './use-cases/carry-out-mark.ts';
import type { Change, MarkScope } from './use-cases/ports.ts';

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
