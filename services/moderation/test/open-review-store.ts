import { transactionRunner } from '@paltu/persistence';
import { openServiceDatabase } from '@paltu/testing/service';
import { decisionOutbox } from '../src/reviews/review-events.ts';
import { knexDecisionLog, knexReviewQueries, knexReviewRepository, type InReviewTransaction } from '../src/reviews/review-store.ts';

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
