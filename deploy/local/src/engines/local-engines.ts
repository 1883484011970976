import { createDatabases } from '../databases/create-databases.ts';
import { databaseAddresses } from '../databases/database-addresses.ts';
import type { DatabaseAddresses } from '../databases/database-addresses.ts';
import { migrateDatabases } from '../databases/migrate-databases.ts';
import { shareBus } from '../databases/share-bus.ts';
import type { DataFolder } from '../data-folder.ts';
import { loggerFor } from '../terminal.ts';
import type { EngineVariables, MakeEngines } from './engines.ts';
import { SupervisedPostgres } from './supervised-postgres.ts';

const variablesOf =
  (data: DataFolder, addresses: DatabaseAddresses): EngineVariables =>
  ({ name, migrations, keepsFiles = false }) => ({
    ...(migrations === undefined ? {} : { DATABASE_URL: addresses.own(name) }),
    BUS_URL: addresses.bus(name),
    ...(keepsFiles ? { OBJECT_STORE_DIR: data.folder(`objects/${name}`) } : {}),
  });

/** The engines of one machine: a PostgreSQL of our own, which holds the bus too, and a folder. */
export const localEngines: MakeEngines = ({ config, product, data, lock, say }) => {
  const postgres = new SupervisedPostgres(data, say);
  return {
    start: async (stop) => {
      const server = await postgres.start();
      lock.publish({ postgresPort: server.port });
      stop.throwIfAborted();
      const addresses = databaseAddresses(data, product, server.port);
      await createDatabases(server.superuserUrl, product, addresses);
      const count = await migrateDatabases(config.root, product, addresses, loggerFor(say));
      await shareBus(addresses, loggerFor(say));
      if (count > 0) say(`The databases were brought up to date (${count} migrations).`);
      stop.throwIfAborted();
      return variablesOf(data, addresses);
    },
    stop: () => postgres.stop(),
  };
};
