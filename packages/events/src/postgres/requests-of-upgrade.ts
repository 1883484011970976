import type { DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';

/** A release that knows nothing of such requests takes them for done. */
const waiting = 'waits for the end of the upgrade';

/**
 * For a migration that changes what a consumer keeps: has it read its topics again, from the beginning, once the release before is gone,
 * which would do that without keeping anything new. 'rebuild' empties its tables first, 'rewind' leaves what is there until it is published
 * again. Nothing is asked of a consumer that has not read anything yet.
 */
export const askAfterUpgrade = async (knex: Knex, consumer: string, kind: 'rewind' | 'rebuild'): Promise<void> => {
  await knex.raw(
    `insert into consumer_requests (id, consumer, kind, done_at, outcome)
     select gen_random_uuid(), ?, ?, now() + interval '1 year', ? where exists (select from consumer_offsets where consumer = ?)`,
    [consumer, kind, waiting, consumer],
  );
};

/**
 * Opens what migrations asked by `askAfterUpgrade`: call it when no process of the release before runs any more. What the consumers have
 * taken so far they take again. Answers their names.
 */
export const openRequestsOfUpgrade = async (session: DatabaseSession): Promise<string[]> => {
  const { rows: tables } = await session.query(`select where to_regclass('consumer_requests') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await session.query<{ consumer: string }>(
    `with opened as (
       update consumer_requests set requested_at = now(), done_at = null, outcome = null where outcome = $1 returning consumer),
     forgotten as (delete from inbox using opened where inbox.consumer = opened.consumer)
     select consumer from opened`,
    [waiting],
  );
  return rows.map(({ consumer }) => consumer);
};
