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
    await session.query(`grant select on head, log to ${both}`);
    await session.query(`grant execute on function append_events to ${busWriters}`);
  });
};
