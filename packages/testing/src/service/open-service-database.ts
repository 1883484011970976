import { silentLogger, type Clock } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { serviceParts, type ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { createTestDatabase } from '../test-database.ts';
import { migrationsOf } from './test-environment.ts';

/** The database of a service without the service, for tests of its adapters and use cases. */
export interface ServiceDatabase {
  readonly database: Knex;
  readonly parts: ServiceParts;
  /** Types of the events that were kept, in order, such as `user.registered`. */
  eventTypes(): Promise<string[]>;
  /** Empties the outbox and these tables. */
  empty(...tables: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface ServiceDatabaseOptions {
  readonly clock?: Clock;
  /** Most connections; 10 by default. */
  readonly poolMax?: number;
}

/** A PostgreSQL database of the test's own, with the tables of the service `name`. */
export const openServiceDatabase = async (name: string, { clock, poolMax = 10 }: ServiceDatabaseOptions = {}): Promise<ServiceDatabase> => {
  const { url, drop } = await createTestDatabase({ migrations: migrationsOf(name) });
  const database = connectDatabase({ url, applicationName: `${name} test`, logger: silentLogger, poolMax });
  const parts = serviceParts({ name, database, clock, logger: silentLogger });
  return {
    database,
    parts,
    eventTypes: async () => {
      const rows: { type: string }[] = await database('outbox').orderBy('position').select('type');
      return rows.map(({ type }) => type.replace(/^pk\.paltu\.|\.v\d+$/g, ''));
    },
    empty: async (...tables) => void (await database.raw(`truncate ${[...tables, 'outbox'].join(', ')} cascade`)),
    close: async () => {
      await parts.reads.close();
      await database.destroy();
      await drop();
    },
  };
};
