import { topics as everyTopic, type Topic } from '@paltu/contracts';
import type { Logger } from '@paltu/kernel';
import { connectDatabase, runTransaction, sqlRows, withoutTimeouts } from '@paltu/persistence';
import type { Knex } from 'knex';
import { checkCount, type PartitionCount } from '../bus/topics.ts';
import { MissingTopics } from '../ports/event-bus.ts';

const countPartitions = async (database: Knex): Promise<Map<string, number>> => {
  const rows = (await database('head').select('topic').count({ partitions: '*' }).groupBy('topic')) as {
    topic: string;
    partitions: number;
  }[];
  return new Map(rows.map(({ topic, partitions }) => [topic, partitions]));
};

/** The topics that are on the bus; calls reject when it has another partition count for one of them than the contracts. */
export const topicRegister = (database: Knex, topics: readonly Topic[]) => {
  let known: Promise<Map<string, number>> | undefined;
  const load = (): Promise<Map<string, number>> => {
    known ??= countPartitions(database)
      .then((counts) => {
        for (const topic of topics) if (counts.has(topic.name)) checkCount(topic, counts.get(topic.name));
        return counts;
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
  const forget = (): void => void (known = undefined);
  return {
    /** How many partitions each of these topics has. @throws MissingTopics */
    partitions: async (wanted: readonly string[]): Promise<PartitionCount> => {
      const counts = await load();
      const missing = [...new Set(wanted)].filter((topic) => !counts.has(topic));
      if (missing.length === 0) return (topic) => counts.get(topic) ?? 0;
      // They may be made later.
      forget();
      throw new MissingTopics(missing);
    },
    /** Looks again at the next call. */
    forget,
  };
};

interface PostgresTopicsOptions {
  /** Database `bus` as the owner of the log, migrated with packages/events/bus-migrations. */
  readonly url: string;
  readonly logger: Logger;
  /** The topics of the contracts by default. */
  readonly topics?: readonly Topic[];
}

const createMissing = (database: Knex, topics: readonly Topic[]): Promise<unknown> =>
  sqlRows(
    database,
    `insert into head (topic, partition)
     select topic, generate_series(0, partitions - 1) from unnest(?::text[], ?::int[]) as wanted (topic, partitions)
     where not exists (select from head h where h.topic = wanted.topic)
     on conflict do nothing`,
    [topics.map(({ name }) => name), topics.map(({ partitions }) => partitions)],
  );

/** What a topic held before it was compacted: the newest record of each key stays. Nobody appends meanwhile. */
const compactWhatIsThere = async (trx: Knex.Transaction, topics: readonly string[]): Promise<void> => {
  await sqlRows(trx, 'select from head where topic = any(?::text[]) order by topic, partition for update', [topics]);
  await sqlRows(
    trx,
    `delete from log l
     using (select topic, partition, key, max("offset") as "offset" from log where topic = any(?::text[]) group by 1, 2, 3) newest
     where (l.topic, l.partition, l.key) = (newest.topic, newest.partition, newest.key) and l."offset" < newest."offset"`,
    [topics],
  );
  await sqlRows(trx, 'update log set is_compacted = true where topic = any(?::text[])', [topics]);
};

/** From now on `append_events` compacts them; any number of times. */
const compact = (database: Knex, topics: readonly string[]): Promise<void> =>
  runTransaction(database, async (trx) => {
    const added = await sqlRows<{ topic: string }>(
      trx,
      'insert into compacted_topics (topic) select unnest(?::text[]) on conflict do nothing returning topic',
      [topics],
    );
    if (added.length > 0)
      await withoutTimeouts(trx, () =>
        compactWhatIsThere(
          trx,
          added.map(({ topic }) => topic),
        ),
      );
  });

/** From now on `append_events` deletes what is older there; any number of times. */
const expire = async (database: Knex, topics: readonly Topic[]): Promise<void> => {
  const kept = topics.flatMap(({ name, keptMinutes }) => (keptMinutes === undefined ? [] : [{ name, keptMinutes }]));
  await sqlRows(
    database,
    `insert into expiring_topics (topic, kept) select topic, minutes * interval '1 minute' from unnest(?::text[], ?::float8[]) as wanted (topic, minutes)
     on conflict (topic) do update set kept = excluded.kept where expiring_topics.kept <> excluded.kept`,
    [kept.map(({ name }) => name), kept.map(({ keptMinutes }) => keptMinutes)],
  );
};

/** Creates every topic of the table that is missing; those who only append cannot. Any number of times, also at once. */
export const ensurePostgresTopics = async ({ url, logger, topics = Object.values(everyTopic) }: PostgresTopicsOptions): Promise<void> => {
  const database = connectDatabase({ url, applicationName: 'bus topics', logger });
  try {
    await createMissing(database, topics);
    await compact(
      database,
      topics.filter(({ isCompacted }) => isCompacted).map(({ name }) => name),
    );
    await expire(database, topics);
  } finally {
    await database.destroy();
  }
};
