import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { connectDatabase, sqlRows } from '@paltu/persistence';
import type { Logger } from '@paltu/kernel';

export interface PostgresTopicsOptions {
  /** Database `bus` as the owner of the log, migrated with packages/events/bus-migrations. */
  readonly url: string;
  readonly logger: Logger;
  /** The topics of the contracts unless told. */
  readonly topics?: readonly Topic[];
}

/** Creates every topic of the table that is missing; those who only append cannot. Any number of times, also at once. */
export const ensurePostgresTopics = async ({ url, logger, topics = Object.values(everyTopic) }: PostgresTopicsOptions): Promise<void> => {
  const database = connectDatabase({ url, applicationName: 'bus topics', logger });
  try {
    await sqlRows(
      database,
      `insert into head (topic, partition)
       select topic, generate_series(0, partitions - 1) from unnest(?::text[], ?::int[]) as wanted (topic, partitions)
       where not exists (select from head h where h.topic = wanted.topic)
       on conflict do nothing`,
      [topics.map(({ name }) => name), topics.map(({ partitions }) => partitions)],
    );
  } finally {
    await database.destroy();
  }
};
