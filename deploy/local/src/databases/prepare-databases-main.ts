// The program of `startPreparing`: it ends when it is done, and at once when its supervisor is gone.
import { once } from 'node:events';
import { reasonOf } from '@paltu/kernel';
import { openDataFolder } from '../data-folder.ts';
import { loggerFor } from '../terminal.ts';
import { databaseAddresses } from './database-addresses.ts';
import { createDatabases, migrateDatabases, shareBus } from './ensure-databases.ts';
import type { DatabasesMessage, DatabasesWanted } from './prepare-databases.ts';

const sendMessage = (message: DatabasesMessage): void => void process.send?.(message);
const logger = loggerFor((line) => sendMessage({ line }));

const prepare = async ({ root, dataDirectory, port, superuserUrl, product }: DatabasesWanted): Promise<number> => {
  const addresses = databaseAddresses(openDataFolder(dataDirectory), product, port);
  await createDatabases(superuserUrl, product, addresses);
  const migrations = await migrateDatabases(root, product, addresses, logger);
  await shareBus(addresses, logger);
  return migrations;
};

process.once('disconnect', () => process.exit());
const [wanted] = (await once(process, 'message')) as [DatabasesWanted];
try {
  sendMessage({ migrations: await prepare(wanted) });
} catch (error) {
  sendMessage({ failed: reasonOf(error) });
}
process.disconnect?.();
