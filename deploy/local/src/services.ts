import { readServices, type Service } from '../../services/src/read-services.ts';
import type { DataFolder } from './data-folder.ts';
import { serviceSecrets } from './secrets.ts';

/** One process of the product. */
export interface ServiceRow {
  readonly name: string;
  /** From the repository's root. */
  readonly entry: string;
  /** Folder of its migrations, from the root; a row with one has a database of its own and may write to the bus. */
  readonly migrations?: string;
  /** Whose addresses it is given, as `<NAME>_URL`. */
  readonly knows: readonly string[];
  /** Folders, from the root, whose change restarts it under `make dev`. */
  readonly watches: readonly string[];
  /** It keeps files in the object store. */
  readonly keepsFiles?: boolean;
  /** It counts together with its replicas how often something is done. */
  readonly keepsLimits?: boolean;
  /** It sends mail. */
  readonly sendsMail?: boolean;
  /** Processes of it, 1 by default; from the second on they are named `pets-2`. */
  readonly replicas?: number;
  /** It stays a process of its own where services share one: it is not run by `runService`. */
  readonly runsAlone?: boolean;
  /** Variables that only this one reads; `process` is the name of one. */
  readonly variables?: (data: DataFolder, process: string) => Readonly<Record<string, string>>;
}

export interface Product {
  readonly services: readonly ServiceRow[];
  /** The only process that is reached from outside; started on the public port, stopped first. It may read the bus, and has no database. */
  readonly gateway: ServiceRow;
  readonly busMigrations: string;
}

const rowOf = ({ name, folder, needs, keepsFiles, keepsLimits, sendsMail, folders, secrets }: Service): ServiceRow => ({
  name,
  entry: `${folder}/src/main.ts`,
  migrations: `${folder}/migrations`,
  knows: needs,
  watches: [folder],
  keepsFiles,
  keepsLimits,
  sendsMail,
  variables: (data, process) => ({
    ...Object.fromEntries(Object.entries(folders).map(([variable, folderName]) => [variable, data.folder(`${folderName}/${process}`)])),
    ...serviceSecrets(data, name, secrets),
  }),
});

const services = readServices();

/** The product: every service of the repository, and the gateway. */
export const paltu: Product = {
  services: services.map(rowOf),
  gateway: {
    name: 'gateway',
    entry: 'gateway/src/main.ts',
    knows: services.map(({ name }) => name),
    watches: ['gateway'],
    keepsLimits: true,
  },
  busMigrations: 'packages/events/bus-migrations',
};
