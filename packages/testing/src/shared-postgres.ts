import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@paltu/local-postgres';
import { testTemplatesVariable } from './migrated-template.ts';

/** Where the tests of one run find the superuser's address of their server. */
export const testPostgresVariable = 'TEST_POSTGRES_URL';

/**
 * One embedded PostgreSQL for a whole test run, on a free port, gone with `stop()`. It does not wait for the disk: a test run is
 * not meant to survive a power cut. Where TEST_POSTGRES_URL is set already, that server is used and left alone.
 */
export const startSharedPostgres = async (): Promise<{ stop(): Promise<void> }> => {
  if (process.env[testPostgresVariable] !== undefined) return { stop: async () => undefined };
  const dataDirectory = await mkdtemp(join(tmpdir(), 'paltu-tests-'));
  const server = await startPostgres({
    dataDirectory,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  process.env[testPostgresVariable] = server.superuserUrl;
  process.env[testTemplatesVariable] = 'template';
  return {
    stop: async () => {
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
