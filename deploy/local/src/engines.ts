import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@paltu/kernel';
import { startPostgres, type LocalPostgres } from '@paltu/local-postgres';
import { programRoot } from '../../services/src/program-file.ts';
import type { LocalConfig } from './config.ts';
import type { DataFolder } from './data-folder.ts';
import { databaseAddresses, type DatabaseAddresses } from './databases/database-addresses.ts';
import { preparedNote, startPreparing, type PreparingDatabases } from './databases/prepare-databases.ts';
import type { InstanceLock } from './instance/instance-lock.ts';
import type { Product, ServiceRow } from './services.ts';
import { loggerFor, type ReportLine } from './terminal.ts';

/** How a process of the product reaches the engines: its own database, the bus, the store of its files. */
export type EngineVariables = (row: ServiceRow) => Readonly<Record<string, string>>;

/** What the processes of the product stand on. */
export interface Engines {
  /** Resolves once every database is up to date. */
  start(stop: AbortSignal): Promise<EngineVariables>;
  /** Ends what `start` began, also when it did not come to its end. */
  stop(): Promise<void>;
}

interface EngineSurroundings {
  readonly config: LocalConfig;
  readonly product: Product;
  readonly data: DataFolder;
  readonly lock: InstanceLock;
  readonly report: ReportLine;
}

export type MakeEngines = (surroundings: EngineSurroundings) => Engines;

const checkEveryMs = 250;
const retryAfterMs = 2_000;
const trimEveryMs = 60_000;

/** PostgreSQL that is started again, on the same port, when it dies. */
class SupervisedPostgres {
  readonly #data: DataFolder;
  readonly #report: ReportLine;
  readonly #stopped = new AbortController();
  #server: LocalPostgres | undefined;
  #watch: Promise<void> = Promise.resolve();

  constructor(data: DataFolder, report: ReportLine) {
    this.#data = data;
    this.#report = report;
  }

  async start(): Promise<LocalPostgres> {
    this.#server = await this.#launch();
    this.#watch = this.#keepAlive(this.#server.port);
    return this.#server;
  }

  /** Fast shutdown; nothing happens when it never ran. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#watch;
    await this.#server?.stop();
  }

  #launch(port?: number): Promise<LocalPostgres> {
    return startPostgres({
      dataDirectory: this.#data.at('postgres'),
      logger: loggerFor(this.#report),
      ...(port === undefined ? {} : { port }),
    });
  }

  async #keepAlive(port: number): Promise<void> {
    let trimAt = Date.now() + trimEveryMs;
    while (!this.#stopped.signal.aborted) {
      if (Date.now() > trimAt) {
        this.#server?.trimLog();
        trimAt = Date.now() + trimEveryMs;
      }
      await this.#pause(checkEveryMs);
      if (this.#server && !isRunning(this.#server.pid) && !this.#stopped.signal.aborted) await this.#relaunch(port);
    }
  }

  async #relaunch(port: number): Promise<void> {
    this.#report(`PostgreSQL ended; it is started again on port ${port}`);
    try {
      this.#server = await this.#launch(port);
      this.#report('PostgreSQL works again');
    } catch (error) {
      this.#report(`${(error as Error).message}\nIt is retried.`);
      await this.#pause(retryAfterMs);
    }
  }

  // Cut short by a stop.
  #pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }
}

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
      const note = preparedNote(data, product, programRoot, config.root);
      if (!note.isCurrent()) preparing = startPreparing(config.root, report);
      const server = await postgres.start();
      lock.publish({ postgresPort: server.port });
      stop.throwIfAborted();
      const { port, superuserUrl } = server;
      const count = (await preparing?.prepare({ root: programRoot, dataDirectory: data.path, port, superuserUrl, product })) ?? 0;
      if (count > 0) report(`The databases were brought up to date (${count} migrations).`);
      note.write();
      stop.throwIfAborted();
      return variablesOf(data, databaseAddresses(data, product, port));
    },
    stop: () => {
      preparing?.end();
      return postgres.stop();
    },
  };
};
