import { join } from 'node:path';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, transactionRunner } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { createTestDatabase } from '@paltu/testing';
import { knexDecisionLog } from '../src/reviews/data/knex-decision-log.ts';
import { knexReviewQueries } from '../src/reviews/data/knex-review-queries.ts';
import { knexReviewRepository } from '../src/reviews/data/knex-review-repository.ts';
import { decisionOutbox } from '../src/reviews/events/decision-messages.ts';
import type { InReviewTransaction } from '../src/reviews/use-cases/ports.ts';

/** Reviews and decisions in a PostgreSQL database of the test's own. */
export const openReviewStore = async () => {
  const { url, drop } = await createTestDatabase({ migrations: [join(import.meta.dirname, '../migrations')] });
  const database = connectDatabase({ url, applicationName: 'test', logger: silentLogger });
  const { outboxIn } = serviceParts({ name: 'moderation', database, logger: silentLogger });
  const inTransaction: InReviewTransaction = transactionRunner(database, (trx) => ({
    reviews: knexReviewRepository(trx),
    decisions: knexDecisionLog(trx),
    outbox: decisionOutbox(outboxIn(trx)),
  }));
  return {
    database,
    inTransaction,
    queries: knexReviewQueries(database),
    empty: async () => void (await database.raw('truncate reviews, decisions, outbox')),
    close: async () => {
      await database.destroy();
      await drop();
    },
  };
};

export type ReviewStore = Awaited<ReturnType<typeof openReviewStore>>;
