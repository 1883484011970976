import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort, postgresHome } from '@paltu/local-postgres';

export interface RunningProduct {
  /** Of site and API, such as `http://127.0.0.1:34567`. */
  readonly address: string;
  readonly dataDirectory: string;
  /** Address of a service's database as its owner, or of `bus`. */
  databaseUrl(name: string): Promise<string>;
  /** Where PostgreSQL keeps its cluster. */
  postgresDirectory(): string;
  /** Makes an admin of an account, as `make admin` does. */
  makeAdmin(email: string): Promise<void>;
  /** Stops it in order and deletes its data, unless told to keep them. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

export interface ProductOptions {
  /** From the root; the supervisor of `make start` unless told. */
  readonly entry?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Instance {
  readonly address?: string;
  readonly postgresPort?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 120_000;
const stopLimitMs = 30_000;

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const whenReady = async (child: ChildProcess, dataDirectory: string): Promise<void> => {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    const instance = await readJson<Instance>(join(dataDirectory, 'run/supervisor.json'));
    if (instance?.address !== undefined) return;
    if (child.exitCode !== null)
      throw new Error(`the product ended at its start: ${await readFile(join(dataDirectory, '../output.log'), 'utf8')}`);
    await sleep(100);
  }
  throw new Error(`the product is not ready after ${startLimitMs} ms`);
};

const runToEnd = async (args: readonly string[], environment: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment }, stdio: 'inherit' });
  await ended(child);
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
};

/** Starts the whole product without demo data, in a folder of its own and on a free port, as `make start` would. */
export const startProduct = async (options: ProductOptions = {}): Promise<RunningProduct> => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-product-'));
  // As root PostgreSQL runs as somebody else, who must be able to enter.
  await chmod(folder, 0o755);
  const dataDirectory = join(folder, 'data');
  const port = await findFreePort();
  const output = openSync(join(folder, 'output.log'), 'a');
  const child = spawn(process.execPath, [options.entry ?? 'deploy/local/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: String(port), DEMO: '0', NODE_OPTIONS: '', ...options.environment },
    stdio: ['ignore', output, output],
  });
  await whenReady(child, dataDirectory);

  const databaseUrl = async (name: string): Promise<string> => {
    const instance = await readJson<Instance>(join(dataDirectory, 'run/supervisor.json'));
    const passwords = await readJson<Record<string, string>>(join(dataDirectory, 'database-passwords.json'));
    return `postgres://${name}:${passwords?.[name] ?? ''}@127.0.0.1:${instance?.postgresPort ?? 0}/${name}`;
  };

  return {
    address: `http://127.0.0.1:${port}`,
    dataDirectory,
    databaseUrl,
    postgresDirectory: () => join(postgresHome(join(dataDirectory, 'postgres')) ?? join(dataDirectory, 'postgres'), 'cluster'),
    makeAdmin: async (email) => {
      await runToEnd(['services/auth/src/grant-admin-command.ts', email], { DATABASE_URL: await databaseUrl('auth') });
    },
    stop: async ({ keepData = false } = {}) => {
      child.kill('SIGTERM');
      await Promise.race([ended(child), sleep(stopLimitMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
      if (!keepData) await rm(folder, { recursive: true, force: true });
    },
  };
};
