import type { Outbox } from '@paltu/events';
import type { Clock, MemberId } from '@paltu/kernel';
import type { DailyViewers } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import type { Knex } from 'knex';
import { countView, type CountView } from './count-view.ts';
import { forgetLikes } from './forget-likes.ts';
import type { Thing } from './interest.ts';
import { knexInterestRepository, knexLikes } from './knex-interests.ts';
import type { InterestOutbox, InterestScope } from './ports.ts';
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

/** What a service does with likes and views, over its tables `interests` and `likes`. */
export const interestsOf = <T extends Thing>(options: InterestsOptions<T>) => {
  const { database, outboxIn, clock, outboxOf, likesColumn, alsoInLikes = () => ({}) } = options;
  const scopeOf = (trx: Knex.Transaction): InterestScope<T> => ({
    interests: knexInterestRepository<T>(trx, likesColumn),
    likes: knexLikes<T>(trx, (thing) => ({ [likesColumn]: thing.id, ...alsoInLikes(thing) })),
    outbox: outboxOf(outboxIn(trx)),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  return {
    setLike: setLike({ inTransaction, clock }),
    countView: (viewers: DailyViewers): CountView<T> => countView({ inTransaction, viewers, clock }),
    /** Takes back, in the transaction `trx`, all that a member likes who is no more. */
    forgetIn:
      (trx: Knex.Transaction) =>
      (memberId: MemberId): Promise<void> =>
        forgetLikes(scopeOf(trx), clock)(memberId),
  };
};
