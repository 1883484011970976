import { ensurePostgresTopics } from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { busReaders, busWriters } from './bus-roles.ts';
import { busDatabase } from './database-addresses.ts';
import type { DatabaseAddresses } from './database-addresses.ts';
import { inDatabase } from './in-database.ts';

/**
 * Makes the topics, and lets the others use the migrated log: everybody reads it, and only a service appends, by the function that
 * refuses topics which are not its own. Safe to repeat at every start.
 */
export const shareBus = async (addresses: DatabaseAddresses, logger: Logger): Promise<void> => {
  const url = addresses.own(busDatabase);
  await ensurePostgresTopics({ url, logger });
  await inDatabase(url, async (session) => {
    const both = `${busWriters}, ${busReaders}`;
    // Earlier releases let services write to every table.
    await session.query(`alter default privileges in schema public revoke all on tables from ${both}`);
    await session.query(`alter default privileges in schema public revoke all on sequences from ${both}`);
    await session.query(`revoke all on all tables in schema public from ${both}`);
    await session.query(`revoke all on all sequences in schema public from ${both}`);
    await session.query(`grant select on head, log to ${both}`);
    await session.query(`grant execute on function append_events to ${busWriters}`);
  });
};
