import { mostBusConnections } from '@paltu/events';
import { usualReadPools, type ReadPools } from '@paltu/persistence';
import type { ServiceConfig } from './define-service.ts';

type PoolConfig = Pick<ServiceConfig, 'DATABASE_POOL' | 'DATABASE_READ_POOL' | 'DATABASE_SEARCH_POOL' | 'BUS_URL'>;

/** One session outside the pools holds the lock of the relay. */
const relaySessions = 1;

export const readPoolsOf = ({
  DATABASE_READ_POOL: prepared = usualReadPools.prepared,
  DATABASE_SEARCH_POOL: searches = usualReadPools.searches,
}: Pick<PoolConfig, 'DATABASE_READ_POOL' | 'DATABASE_SEARCH_POOL'>): ReadPools => ({ prepared, searches });

/** How many connections to PostgreSQL one process of a service may hold at once, those to a bus that is PostgreSQL among them. */
export const mostConnections = (config: PoolConfig): number => {
  const { prepared, searches } = readPoolsOf(config);
  return config.DATABASE_POOL + prepared + searches + relaySessions + mostBusConnections(config.BUS_URL);
};
