import { runTransaction, sessionOf } from '@paltu/persistence';
import { expect, test } from '@jest/globals';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import { knexLeaderOutbox } from '../src/postgres/knex-relay-lock.ts';
import { anEvent, openHarness, source } from './event-harness.ts';
import { describeOutbox } from './outbox-contract.ts';

describeOutbox('PostgreSQL', async () => {
  const harness = await openHarness();
  const session = await sessionOf(harness.database);
  harness.defer(() => session.close());
  return {
    store: (key, work) =>
      runTransaction(harness.database, async (trx) => {
        await trx('aggregates').insert({ key, version: 1 });
        await work(knexOutbox(trx, { source }));
      }),
    hasAggregate: async (key) => (await harness.database('aggregates').where({ key }).first()) !== undefined,
    waiting: async (key) =>
      (await knexLeaderOutbox(session).unpublished(1_000, [])).map(({ message }) => message).filter((message) => message.key === key),
    close: harness.close,
  };
});

test('rows that were published over a week ago are pruned, the oldest first and no other', async () => {
  const harness = await openHarness();
  await harness.store(...[1, 2, 3, 4, 5].map((sequence) => anEvent('a', sequence)));
  await harness
    .database('outbox')
    .whereIn('position', [1, 2, 3])
    .update({ published_at: harness.database.raw("now() - interval '8 days'") });
  await harness
    .database('outbox')
    .where({ position: 4 })
    .update({ published_at: harness.database.raw("now() - interval '6 days'") });
  const session = await sessionOf(harness.database);
  expect(await knexLeaderOutbox(session).prune(7, 2)).toBe(2);
  expect(await knexLeaderOutbox(session).prune(7, 2)).toBe(1);
  expect(await knexLeaderOutbox(session).prune(7, 2)).toBe(0);
  expect(await harness.database('outbox').orderBy('position').pluck('position')).toEqual([4, 5]);
  await session.close();
  await harness.close();
});
