import { transactionRunner } from '@paltu/persistence';
import { openServiceDatabase } from '@paltu/testing/service';
import { knexDecisionLog } from '../src/reviews/data/knex-decision-log.ts';
import { knexReviewQueries } from '../src/reviews/data/knex-review-queries.ts';
import { knexReviewRepository } from '../src/reviews/data/knex-review-repository.ts';
import { decisionOutbox } from '../src/reviews/events/decision-messages.ts';
import type { InReviewTransaction } from '../src/reviews/use-cases/ports.ts';

/** Reviews and decisions in a PostgreSQL database of the test's own. */
export const openReviewStore = async () => {
  const { database, parts, empty, close } = await openServiceDatabase('moderation');
  const inTransaction: InReviewTransaction = transactionRunner(database, (trx) => ({
    reviews: knexReviewRepository(trx),
    decisions: knexDecisionLog(trx),
    outbox: decisionOutbox(parts.outboxIn(trx)),
  }));
  return {
    database,
    inTransaction,
    queries: knexReviewQueries(database),
    empty: () => empty('reviews', 'decisions'),
    close,
  };
};

export type ReviewStore = Awaited<ReturnType<typeof openReviewStore>>;
