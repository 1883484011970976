import { transactionRunner } from '@paltu/persistence';
import type { ListingRule } from '@paltu/reference/listing-rules';
import { openServiceDatabase } from '@paltu/testing/service';
import { decisionOutbox } from '../src/reviews/review-events.ts';
import { knexDecisionLog, knexReviewQueries, knexReviewRepository, type InReviewTransaction } from '../src/reviews/review-store.ts';

/** Reviews and decisions in a PostgreSQL database of the test's own. @param broken the rules that every listing breaks */
export const openReviewStore = async (broken: readonly ListingRule[] = []) => {
  const { database, parts, empty, close } = await openServiceDatabase('moderation');
  const inTransaction: InReviewTransaction = transactionRunner(database, (trx) => ({
    reviews: knexReviewRepository(trx),
    decisions: knexDecisionLog(trx),
    outbox: decisionOutbox(parts.outboxIn(trx)),
    brokenBy: async () => broken,
  }));
  return {
    database,
    inTransaction,
    queries: knexReviewQueries(database),
    empty: () => empty('reviews', 'decisions', 'owners', 'price_medians', 'rule_trials'),
    close,
  };
};

export type ReviewStore = Awaited<ReturnType<typeof openReviewStore>>;
