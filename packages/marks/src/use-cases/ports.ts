import type { Decided, Keep, MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { PaperClaims } from '@paltu/pictures';
import type { Marked, Verifiable } from '../domain/marked.ts';

/** Things as the service keeps them: one that was read stays locked until the transaction ends. */
export interface MarkedThings<T> {
  find(id: string): Promise<T | undefined>;
}

export interface VerifiableThings<T> extends MarkedThings<T> {
  /** @throws AppError that the member has none */
  getOfOwner(ownerId: MemberId): Promise<T>;
  /** Undefined also while another transaction has locked it. */
  findUnlessHeld(id: string): Promise<T | undefined>;
}

/** What a service writes a decision about one of its things with, in one transaction. */
export interface MarkScope<T, Event, Things = MarkedThings<T>> {
  readonly things: Things;
  /** Keeps a decision about a thing that is locked. */
  readonly keep: Keep<T, Event>;
}

export interface VerificationScope<T, Event> extends MarkScope<T, Event, VerifiableThings<T>> {
  readonly papers: Pick<PaperClaims, 'claim'>;
}

export type InVerificationTransaction<T, Event> = InTransaction<VerificationScope<T, Event>>;

/** How the service changes a thing: its next version, and the event that carries it. */
export type Change<T, Event> = (thing: T, changes: Partial<T>, at: Date) => Decided<T, Event>;

/** A thing of a member that admins mark. */
export interface OwnedMarked extends Marked {
  readonly id: string;
  readonly ownerId: MemberId;
}

export type OwnedVerifiable = OwnedMarked & Verifiable;

/** Things as screens read them, without locks. */
export interface VerificationQueries<T> {
  /** Whether public or not. */
  find(id: string): Promise<T | undefined>;
  findOfOwner(ownerId: MemberId): Promise<T | undefined>;
  /** Those whose mark `verified` ended before that day, in Pakistan, in the order of their ids: at most `limit` that follow `after`. */
  listExpired(day: string, after: string | undefined, limit: number): Promise<readonly string[]>;
}
