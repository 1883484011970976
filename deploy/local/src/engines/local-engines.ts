import { programRoot } from '../../../services/src/program-file.ts';
import { databaseAddresses } from '../databases/database-addresses.ts';
import type { DatabaseAddresses } from '../databases/database-addresses.ts';
import { startPreparing, type PreparingDatabases } from '../databases/prepare-databases.ts';
import type { DataFolder } from '../data-folder.ts';
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
export const localEngines: MakeEngines = ({ config, product, data, lock, report }) => {
  const postgres = new SupervisedPostgres(data, report);
  let preparing: PreparingDatabases | undefined;
  return {
    start: async (stop) => {
      preparing = startPreparing(config.root, report);
      const server = await postgres.start();
      lock.publish({ postgresPort: server.port });
      stop.throwIfAborted();
      const { port, superuserUrl } = server;
      const count = await preparing.prepare({ root: programRoot, dataDirectory: data.path, port, superuserUrl, product });
      if (count > 0) report(`The databases were brought up to date (${count} migrations).`);
      stop.throwIfAborted();
      return variablesOf(data, databaseAddresses(data, product, port));
    },
    stop: () => {
      preparing?.end();
      return postgres.stop();
    },
  };
};
