import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startPostgres } from '@paltu/local-postgres';

/** An embedded PostgreSQL of one test's own, at one address for as long as it lives: the test may freeze, stop and start it. */
export interface OwnPostgres {
  readonly superuserUrl: string;
  /** Connections stay open, the system still accepts new ones, and nothing is answered, until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Takes it away, in whatever state it is. */
  drop(): Promise<void>;
}

const parentOf = (pid: number): number | undefined => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return undefined; // it ended meanwhile
  }
};

const processes = (): (readonly [pid: number, parent: number | undefined])[] => {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]);
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

// Each process that serves a connection leads a group of its own: the postmaster's group does not hold them.
const signalAll = (postmaster: number, name: NodeJS.Signals): void => {
  signal(postmaster, name);
  for (const [pid, parent] of processes()) if (parent === postmaster) signal(pid, name);
};

/** Starts it on a free port, in a folder that `drop` removes. */
export const startOwnPostgres = async (): Promise<OwnPostgres> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'paltu-own-postgres-'));
  const port = await findFreePort();
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const run = () => startPostgres({ dataDirectory, port, settings });
  let server = await run();
  const stop = async (): Promise<void> => {
    signalAll(server.pid, 'SIGCONT');
    await server.stop();
  };
  return {
    superuserUrl: server.superuserUrl,
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    stop,
    start: async () => {
      server = await run();
    },
    drop: async () => {
      await stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
