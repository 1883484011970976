import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLogger, type Logger } from '@paltu/kernel';
import { initialiseCluster, assertUrduTrigrams } from './initialise-cluster.ts';
import { nativeBinariesFor } from './native-binaries.ts';
import { openServerHome, type ServerHome } from './server-home.ts';
import {
  disownStalePid,
  readPostmasterPid,
  launchServer,
  trimLog,
  defaultSettings,
  stopServer,
  type ServerSettings,
} from './server-process.ts';

const host = '127.0.0.1';
const startLimitMs = 15_000;

export interface StartPostgresOptions {
  /** New, empty, or one we made before. */
  readonly dataDirectory: string;
  /** A free one when not given. An adopted server keeps the port it has. */
  readonly port?: number;
  readonly logger?: Logger;
  /** Over our own settings, for example `{ fsync: 'off' }` in tests. An adopted server keeps what it was started with. */
  readonly settings?: ServerSettings;
  /** How long a start is tried again; 15,000 when not given. */
  readonly retryForMs?: number;
}

export interface LocalPostgres {
  readonly host: string;
  readonly port: number;
  /** `postgres://postgres:…@127.0.0.1:<port>/postgres` */
  readonly superuserUrl: string;
  readonly pid: number;
  /** A server was already running on our folder, and is used. */
  readonly adopted: boolean;
  /** The last server did not stop cleanly; this one restored what it had acknowledged. */
  readonly recovered: boolean;
  /** Where the cluster lies; outside the data folder only for root in a closed home. */
  readonly directory: string;
  /** To be called now and then: the server's log does not grow without end. */
  trimLog(): void;
  /** Fast shutdown; resolves when the server is gone. Also stops an adopted server. */
  stop(): Promise<void>;
}

interface Running {
  readonly pid: number;
  readonly port: number;
  readonly adopted: boolean;
}

const adoptable = async (cluster: string): Promise<Running | undefined> => {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const found = readPostmasterPid(cluster);
    if (!found?.isOurs) return undefined;
    if (found.isReady) return { pid: found.pid, port: found.port, adopted: true };
    // It is starting, recovering or stopping; the file shows which when it is done.
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${found.pid}) runs on ${cluster} but takes no connections`);
    await sleep(50);
  }
};

/** Orphans of a killed server hold its memory for a moment, and a port may still be taken: try again for a while. */
const startWithRetries = async (home: ServerHome, options: StartPostgresOptions, logger: Logger): Promise<Running> => {
  const binaries = nativeBinariesFor(home.account, home.directory, logger);
  const settings = { ...defaultSettings, ...options.settings };
  if (await initialiseCluster(binaries, home, settings.fsync !== 'off'))
    logger.info({ directory: home.cluster }, 'a new PostgreSQL cluster was made');
  const deadline = Date.now() + (options.retryForMs ?? startLimitMs);
  for (;;) {
    const found = await adoptable(home.cluster);
    if (found) return found;
    if (readPostmasterPid(home.cluster)) disownStalePid(home.cluster);
    const port = options.port ?? (await findFreePort());
    try {
      return { pid: await launchServer(binaries, home, port, settings), port, adopted: false };
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL does not start on port ${port}; ${(error as Error).message}`, { cause: error });
      await sleep(300);
    }
  }
};

const addressOf = (home: ServerHome, port: number): string => `postgres://postgres:${home.password}@${host}:${port}/postgres`;

/** A server we found may be dying at this moment (a kill takes a while to arrive): one that does not answer is looked for again. */
const runServer = async (home: ServerHome, options: StartPostgresOptions, logger: Logger): Promise<Running> => {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const running = (await adoptable(home.cluster)) ?? (await startWithRetries(home, options, logger));
    try {
      await assertUrduTrigrams(addressOf(home, running.port));
      return running;
    } catch (error) {
      if (!running.adopted || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
};

const logStart = (logger: Logger, postgres: LocalPostgres): void => {
  const { pid, port, adopted, recovered } = postgres;
  if (adopted) logger.warn({ pid, port }, 'PostgreSQL was still running on this folder; it is used as it is');
  else if (recovered) logger.warn({ pid, port }, 'PostgreSQL had not been stopped cleanly; it recovered from its log');
  else logger.info({ pid, port }, 'PostgreSQL runs');
};

/**
 * A PostgreSQL 18 of our own on 127.0.0.1, in a process group of its own. It is meant to outlive us when we are killed:
 * the next call on the same folder adopts it. Rejects with the server's own words when it cannot start within 15 s.
 */
export const startPostgres = async (options: StartPostgresOptions): Promise<LocalPostgres> => {
  const logger = options.logger ?? silentLogger;
  const home = openServerHome(options.dataDirectory, logger);
  const before = readPostmasterPid(home.cluster);
  const running = await runServer(home, options, logger);
  const superuserUrl = addressOf(home, running.port);
  const postgres: LocalPostgres = {
    host,
    ...running,
    superuserUrl,
    recovered: before !== undefined && !running.adopted,
    directory: home.directory,
    trimLog: () => trimLog(home),
    stop: () => stopServer(home.cluster),
  };
  logStart(logger, postgres);
  return postgres;
};

/** A TCP port of 127.0.0.1 that nobody listens on at this moment. Another process may still take it first: be ready to ask again. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
