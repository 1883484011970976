import type { Outbox } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { InterestEvent } from './interest-changes.ts';
import type { Interest, Thing } from './interest.ts';

/** How much things are liked and looked at; each stays locked until the transaction ends. */
export interface InterestRepository<T extends Thing> {
  /** One that nobody was interested in yet when there is none. */
  get(thing: T): Promise<Interest<T>>;
  /** In the things that the member likes, always in the same order. */
  listLikedBy(memberId: MemberId): Promise<readonly Interest<T>[]>;
  save(interest: Interest<T>): Promise<void>;
}

/** Who likes what. */
export interface Likes<T extends Thing> {
  has(memberId: MemberId, thing: T): Promise<boolean>;
  add(memberId: MemberId, thing: T, at: Date): Promise<void>;
  delete(memberId: MemberId, thing: T): Promise<void>;
}

/** Where the events go, in the same transaction. */
export interface InterestOutbox<T extends Thing> {
  append(events: readonly InterestEvent<T>[]): Promise<void>;
}

/** All that a use case may write with. */
export interface InterestScope<T extends Thing> {
  readonly interests: InterestRepository<T>;
  readonly likes: Likes<T>;
  readonly outbox: InterestOutbox<T>;
}

export type InInterestTransaction<T extends Thing> = InTransaction<InterestScope<T>>;

/** Where interests are kept: the adapters of one store. */
export interface InterestStore<T extends Thing, Trx> {
  readonly inTransaction: <Scope>(scopeOf: (trx: Trx) => Scope) => InTransaction<Scope>;
  readonly interestsIn: (trx: Trx) => InterestRepository<T>;
  readonly likesIn: (trx: Trx) => Likes<T>;
  readonly outboxIn: (trx: Trx) => Outbox;
}
