import type { Logger } from '@paltu/kernel';
import { topics as everyTopic, type Topic } from '@paltu/contracts';
import type { EventBus } from '../ports/event-bus.ts';
import { logBus } from '../bus/log-bus.ts';
import { postgresLog } from './postgres-log.ts';

interface PostgresBusOptions {
  /** Database `bus`, migrated with packages/events/bus-migrations. */
  readonly url: string;
  readonly logger: Logger;
  /** The topics of the contracts by default. */
  readonly topics?: readonly Topic[];
}

/** The bus of the `single` profile: an ordered log in PostgreSQL. Connects on first use. */
export const postgresBus = ({ url, logger, topics = Object.values(everyTopic) }: PostgresBusOptions): EventBus =>
  logBus(postgresLog(url, topics, logger), logger);
