import { setTimeout as sleep } from 'node:timers/promises';
import { inDatabase } from '../filling/fill-databases.ts';

const limitMs = 120_000;

/** What the product does by itself takes less: a statement that runs for longer is left from the scenario before. */
const longStatements = `select from pg_stat_activity
  where usename = current_user and state = 'active' and pid <> pg_backend_pid() and query_start < now() - interval '100 milliseconds'`;

/** Resolves when no statement of the database's user runs for long; rejects after two minutes. */
export const untilDatabaseIsIdle = (url: string): Promise<void> =>
  inDatabase(url, async (client) => {
    const deadline = performance.now() + limitMs;
    for (;;) {
      const { rowCount } = await client.query(longStatements);
      if (rowCount === 0) return;
      if (performance.now() > deadline) throw new Error(`statements of the scenario before run for more than ${limitMs / 1_000} s`);
      await sleep(250);
    }
  });
