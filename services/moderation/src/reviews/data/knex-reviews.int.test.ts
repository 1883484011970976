import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { knexOutbox } from '@paltu/events';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, transactionRunner } from '@paltu/persistence';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { reviewStoreContract } from '../../../test/review-store-contract.ts';
import { decisionOutbox } from '../events/decision-event-messages.ts';
import type { ReviewScope } from '../use-cases/ports.ts';
import { knexDecisionLog } from './knex-decision-log.ts';
import { knexReviewQueries } from './knex-review-queries.ts';
import { knexReviewRepository } from './knex-review-repository.ts';

let testDatabase: TestDatabase;
let database: Knex;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrations: [new URL('../../../migrations', import.meta.url).pathname] });
  database = connectDatabase({ url: testDatabase.url, applicationName: 'test', logger: silentLogger });
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

reviewStoreContract('reviews in PostgreSQL', async () => {
  await database.raw('truncate reviews, decisions');
  return {
    inTransaction: transactionRunner<ReviewScope>(database, (trx) => ({
      reviews: knexReviewRepository(trx),
      decisions: knexDecisionLog(trx),
      outbox: decisionOutbox(knexOutbox(trx, { source: '/paltu/test' })),
    })),
    queries: knexReviewQueries(database),
  };
});

test('every list and count is answered from an index', async () => {
  // Tests do not wait for the disk; here it counts, for vacuum only calls visible what was written.
  await database.raw(`
    set local synchronous_commit = on;
    insert into reviews select gen_random_uuid(), 1, 1,
      jsonb_build_object('description', (select string_agg(md5(random()::text || i || j), '') from generate_series(1, 40) j)),
      'pending', case when i % 50 = 0 then 'pending' when i % 20 = 1 then 'rejected' else 'approved' end, '', null, now() - i * interval '1 minute', false
    from generate_series(1, 10000) i`);
  await database.raw('vacuum analyze reviews');
  const planOf = async (sql: string) => {
    const { rows } = (await database.raw(`explain ${sql}`)) as { rows: Record<string, string>[] };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const page = 'order by submitted_at desc, pet_id desc limit 10';
  expect(await planOf(`select * from reviews where not is_deleted and status = 'pending' ${page}`)).toMatch(
    /Index Scan Backward using reviews_by_status/,
  );
  expect(await planOf(`select * from reviews where is_deleted = false ${page}`)).toMatch(/Index Scan Backward using reviews_by_time/);
  expect(await planOf('select status, count(*) from reviews where is_deleted = false group by status')).toMatch(
    /Index Only Scan using reviews_by_status/,
  );
});
