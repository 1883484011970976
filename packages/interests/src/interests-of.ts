import type { Outbox } from '@paltu/events';
import type { Clock, MemberId } from '@paltu/kernel';
import type { DailyViewers } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import type { Knex } from 'knex';
import { countView, type CountView } from './count-view.ts';
import { forgetLikes } from './forget-likes.ts';
import type { Thing } from './interest.ts';
import { knexInterestRepository, knexLikes } from './knex-interests.ts';
import type { InterestOutbox, InterestScope, InterestStore } from './ports.ts';
import { setLike } from './set-like.ts';

export interface InterestsOptions<T extends Thing> {
  readonly database: Knex;
  readonly outboxIn: (trx: Knex.Transaction) => Outbox;
  readonly clock: Clock;
  /** Says the service's own events. */
  readonly outboxOf: (outbox: Outbox) => InterestOutbox<T>;
  /** The column of `likes` that holds the thing's id. */
  readonly likesColumn: string;
  /** What else of the thing stands in `likes`. */
  readonly alsoInLikes?: (thing: T) => object;
}

/** What of the service does not depend on where it keeps its state. */
type OnAnyStore<T extends Thing> = Pick<InterestsOptions<T>, 'clock' | 'outboxOf'>;

/** What a service does with likes and views, kept by one adapter or another. */
export const interestsOn = <T extends Thing, Trx>({ clock, outboxOf }: OnAnyStore<T>, store: InterestStore<T, Trx>) => {
  const scopeOf = (trx: Trx): InterestScope<T> => ({
    interests: store.interestsIn(trx),
    likes: store.likesIn(trx),
    outbox: outboxOf(store.outboxIn(trx)),
  });
  const inTransaction = store.inTransaction(scopeOf);
  return {
    setLike: setLike({ inTransaction, clock }),
    countView: (viewers: DailyViewers): CountView<T> => countView({ inTransaction, viewers, clock }),
    /** Takes back, in the transaction `trx`, all that a member likes who is no more. */
    forgetIn:
      (trx: Trx) =>
      (memberId: MemberId): Promise<void> =>
        forgetLikes(scopeOf(trx), clock)(memberId),
  };
};

/** The same over the service's tables `interests` and `likes`. */
export const interestsOf = <T extends Thing>(options: InterestsOptions<T>) => {
  const { database, outboxIn, likesColumn, alsoInLikes = () => ({}) } = options;
  return interestsOn<T, Knex.Transaction>(options, {
    inTransaction: (scopeOf) => transactionRunner(database, scopeOf),
    outboxIn,
    interestsIn: (trx) => knexInterestRepository<T>(trx, likesColumn),
    likesIn: (trx) => knexLikes<T>(trx, (thing) => ({ [likesColumn]: thing.id, ...alsoInLikes(thing) })),
  });
};
