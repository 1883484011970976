import type { MarkName } from '@paltu/marks/marked';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { MarkDecision, MarkedKind } from '../domain/mark-decision.ts';
import type { MarkedThing } from '../domain/marked-thing.ts';

/** One thing of those that admins mark. */
export interface ThingName {
  readonly kind: MarkedKind;
  readonly thingId: string;
}

/** Things as a use case changes them: inside its transaction. */
export interface MarkedThings {
  /** Holds the thing until the transaction ends. */
  find(name: ThingName): Promise<MarkedThing | undefined>;
  upsert(thing: MarkedThing): Promise<void>;
}

/** The audit trail. Call with the thing held: that is what keeps the decisions on it in one order. */
export interface MarkLog {
  add(decision: MarkDecision): Promise<void>;
  countOf(name: ThingName): Promise<number>;
  /** Those that the owner of the thing has not answered, the first one first. */
  listOpen(name: ThingName): Promise<readonly MarkDecision[]>;
  settle(decisions: readonly MarkDecision[], outcome: 'applied' | 'superseded'): Promise<void>;
}

export interface MarkOutbox {
  append(decisions: readonly MarkDecision[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface MarkScope {
  readonly things: MarkedThings;
  readonly log: MarkLog;
  readonly outbox: MarkOutbox;
}

export type InMarkTransaction = InTransaction<MarkScope>;

export interface ThingPage {
  readonly things: readonly MarkedThing[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Which things are listed; what is left out leaves none out. */
export interface ThingFilter {
  readonly mark?: MarkName | undefined;
  /** Those that are hidden until an admin has decided. */
  readonly waiting?: boolean | undefined;
  /** Words that the thing is found by, each of them. */
  readonly search?: string | undefined;
}

/** Things as screens read them, without locks. */
export interface MarkQueries {
  /** Newest first. */
  list(kind: MarkedKind, filter: ThingFilter, page: PageWanted): Promise<ThingPage>;
  /** Whose papers wait, of all kinds; who has waited longest first. */
  listWaiting(page: PageWanted): Promise<ThingPage>;
  /** One that admins are shown. @throws AppError that there is no such thing */
  get(name: ThingName): Promise<MarkedThing>;
  /** Every decision on a thing, the first one first, of one whose owner is away too. @throws AppError that there is no such thing */
  listDecisions(name: ThingName): Promise<readonly MarkDecision[]>;
}
