import { spawn } from 'node:child_process';
import { copyFileSync, rmSync, statSync, truncateSync, existsSync, readFileSync, writeFileSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, isRunning } from '@paltu/kernel';
import type { NativeBinaries } from './native-binaries.ts';
import { giveTo, postgresHome, type ServerHome } from './server-home.ts';

const discard = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {
    // What cannot be removed either is overwritten by the next copy.
  }
};

/**
 * Moves what is in a log to `<log>.1` once it is over `limit` bytes; who appends to it goes on. Without room for a copy the log stays as
 * it is, until a later call.
 */
export const keepShort = (log: string, limit: number): void => {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limit) return;
  const earlier = `${log}.1`;
  try {
    // Copied and emptied, not renamed: who writes to it holds the file open, and appends.
    copyFileSync(log, earlier);
    truncateSync(log);
  } catch {
    // Half a copy takes room that others need.
    discard(earlier);
  }
};

/** What a running server writes about itself into its data folder. */
interface PostmasterPid {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
  /** Whether that process lives and is a server on this very folder; false means the file was left behind. */
  readonly isOurs: boolean;
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when there is none (never started, or stopped cleanly) or it is being written. */
export const readPostmasterPid = (cluster: string): PostmasterPid | undefined => {
  const file = pidFile(cluster);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const isOurs = isRunning(pid) && (commandLine(pid)?.includes(cluster) ?? false);
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready', isOurs };
};

/**
 * Lets a start pass over a file whose process is gone while its number lives on (another program, or a zombie):
 * PostgreSQL never takes its parent, which is us, for a rival. The file itself stays: it names the shared memory that
 * orphaned backends may still use, and PostgreSQL must check that.
 */
export const disownStalePid = (cluster: string): void => {
  const file = pidFile(cluster);
  const [, ...others] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(process.pid), ...others].join('\n'));
};

/** Settings of postgresql.conf by name; they win over the cluster's own file. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/** For a laptop with two cores: many small connections, no parallel plans (they also need more /dev/shm than containers have). */
export const defaultSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 240,
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  max_parallel_workers_per_gather: 0,
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The details of an error, and the statement that it is of, quote what members entered.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: 0,
  client_connection_check_interval: '1s',
};

/** As arguments of `postgres`. */
const settingArguments = (settings: ServerSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const logLimit = 5_000_000;
const recoveryLimitMs = 120_000;

/** Keeps the log short, also while the server writes to it: what is there moves to `.1` once it is over 5 MB. */
export const trimLog = ({ log }: ServerHome): void => keepShort(log, logLimit);

const openLog = (home: ServerHome): { descriptor: number; from: number } => {
  trimLog(home);
  const descriptor = openSync(home.log, 'a', 0o640);
  giveTo(home.account, home.log);
  return { descriptor, from: statSync(home.log).size };
};

const outputSince = (home: ServerHome, from: number): string => readFileSync(home.log).subarray(from).toString('utf8').trim();

/** One start attempt: resolves with the pid once the server takes connections; rejects with its output when it ends first. */
export const launchServer = async (binaries: NativeBinaries, home: ServerHome, port: number, settings: ServerSettings): Promise<number> => {
  const { descriptor, from } = openLog(home);
  // Detached: Ctrl-C in a terminal goes to the whole process group, and the database must outlive the services.
  // Its output goes to a file: a pipe would break the day its starter dies.
  const child = spawn(binaries.postgres, ['-D', home.cluster, '-p', String(port), ...settingArguments(settings)], {
    ...home.account,
    cwd: home.directory,
    detached: true,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`));
  child.unref();

  const deadline = Date.now() + recoveryLimitMs;
  while (ended === undefined && Date.now() < deadline) {
    const found = readPostmasterPid(home.cluster);
    if (found?.isReady && found.pid === child.pid) return found.pid;
    await sleep(20);
  }
  throw new Error(`${ended ?? 'it was not ready after two minutes'}: ${outputSince(home, from)}`);
};

const fastLimitMs = 30_000;
const immediateLimitMs = 10_000;

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const endsWithin = async (pid: number, limitMs: number): Promise<boolean> => {
  const deadline = Date.now() + limitMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
};

/** Fast shutdown of the server on this cluster, if one runs: open transactions are rolled back, the rest reaches the disk. */
export const stopServer = async (cluster: string): Promise<void> => {
  const found = readPostmasterPid(cluster);
  if (!found?.isOurs) return;
  signal(found.pid, 'SIGINT');
  if (await endsWithin(found.pid, fastLimitMs)) return;
  signal(found.pid, 'SIGQUIT');
  if (!(await endsWithin(found.pid, immediateLimitMs))) throw new Error(`PostgreSQL (process ${found.pid}) does not stop`);
};

/** Stops the server of a data folder without having started it; nothing happens when the folder holds none of ours. */
export const stopPostgresIn = async (dataDirectory: string): Promise<void> => {
  const home = postgresHome(dataDirectory);
  if (home) await stopServer(join(home, 'cluster'));
};
