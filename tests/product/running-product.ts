import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, postgresHome } from '@paltu/local-postgres';
import { busUrlOf, databaseUrlOf, engineAddressesVariable } from './engine-addresses.ts';
import { startProductEngines, type ProductEngines } from './product-engines.ts';
import { readInstance, readJson, runToEnd, startProductProcess } from './product-process.ts';
import { profileOfRun } from './profile.ts';

export interface RunningProduct {
  /** Of site and API, such as `http://127.0.0.1:34567`. */
  readonly address: string;
  readonly dataDirectory: string;
  /** What it stands on in the cluster profile; undefined in `single`, where it brings its engines along. */
  readonly engines: ProductEngines | undefined;
  /** Address of a service's database as its owner. */
  databaseUrl(name: string): Promise<string>;
  /** The bus as somebody who may do everything. */
  busUrl(): Promise<string>;
  /** The bus as one of its processes has it. */
  busUrlOf(name: string): Promise<string>;
  /** Where PostgreSQL keeps its cluster, in `single`. */
  postgresDirectory(): string;
  /** Makes an admin of an account, as `make admin` does. */
  makeAdmin(email: string): Promise<void>;
  /** Stops it in order and deletes its data, unless asked to keep them. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

type ProductParts = Pick<RunningProduct, 'address' | 'dataDirectory' | 'engines' | 'stop'>;

export interface ProductOptions {
  /** Processes that log in to the bus beside those of the product. */
  readonly others?: readonly string[];
  /** From the root, instead of the supervisor of `make start`; on which engines, it asks `enginesUnderTest`. */
  readonly entry?: string;
  /** Another copy of the repository, whose product it is. */
  readonly root?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const usualEntry = { single: 'deploy/local/src/main.ts', cluster: 'tests/product/product-main.ts' };

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-product-'));
  // As root PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(folder, 0o755);
  return folder;
};

/** In `single` the port and the passwords are the product's own choice. */
const localDatabaseUrl = async (dataDirectory: string, name: string, database = name): Promise<string> => {
  const passwords = await readJson<Record<string, string>>(join(dataDirectory, 'database-passwords.json'));
  return `postgres://${name}:${passwords?.[name] ?? ''}@127.0.0.1:${(await readInstance(dataDirectory))?.postgresPort ?? 0}/${database}`;
};

const variablesFor = (port: number, engines: ProductEngines | undefined): Record<string, string> => ({
  PORT: String(port),
  // In the cluster each service is a process of its own.
  ...(engines === undefined ? {} : { PROCESSES: 'each', [engineAddressesVariable]: JSON.stringify(engines.addresses) }),
});

/** A product that runs there. */
export const productAt = ({ address, dataDirectory, engines, stop }: ProductParts): RunningProduct => {
  const databaseUrl = async (name: string): Promise<string> =>
    engines === undefined ? localDatabaseUrl(dataDirectory, name) : databaseUrlOf(engines.addresses, name);
  return {
    address,
    dataDirectory,
    engines,
    databaseUrl,
    busUrl: async () => engines?.addresses.busUrl ?? (await databaseUrl('bus')),
    busUrlOf: async (name) => (engines === undefined ? localDatabaseUrl(dataDirectory, name, 'bus') : busUrlOf(engines.addresses, name)),
    postgresDirectory: () => join(postgresHome(join(dataDirectory, 'postgres')) ?? join(dataDirectory, 'postgres'), 'cluster'),
    makeAdmin: async (email) => {
      await runToEnd(['services/auth/src/grant-admin-command.ts', email], { DATABASE_URL: await databaseUrl('auth') });
    },
    stop,
  };
};

/**
 * Starts the whole product without demo data, in a folder of its own and on a free port, as `make start` would; in the cluster
 * profile on engines that are there already, as in production.
 */
export const startProduct = async (options: ProductOptions = {}): Promise<RunningProduct> => {
  const folder = await makeFolder();
  const dataDirectory = join(folder, 'data');
  const port = await findFreePort();
  const profile = profileOfRun();
  const engines = profile === 'cluster' ? await startProductEngines(options.others) : undefined;
  const environment = { ...variablesFor(port, engines), ...options.environment };
  const supervisor = startProductProcess(options.entry ?? usualEntry[profile], dataDirectory, environment, options.root);
  const stop = async ({ keepData = false } = {}): Promise<void> => {
    await supervisor.stop();
    await engines?.drop();
    if (!keepData) await rm(folder, { recursive: true, force: true });
  };
  try {
    await supervisor.whenReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return productAt({ address: `http://127.0.0.1:${port}`, dataDirectory, engines, stop });
};
