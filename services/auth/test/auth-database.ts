import { fileURLToPath } from 'node:url';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';

export const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** A migrated database of auth on the test run's PostgreSQL, and a pool on it. */
export const createAuthDatabase = async () => {
  const { url, drop } = await createTestDatabase({ migrations: [migrations] });
  const database = connectDatabase({ url, applicationName: 'auth test', logger: silentLogger });
  return {
    url,
    database,
    close: async () => {
      await database.destroy();
      await drop();
    },
  };
};

export type AuthDatabase = Awaited<ReturnType<typeof createAuthDatabase>>;
