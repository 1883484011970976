import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { readPostmasterPid } from './postmaster-pid.ts';
import { isRunning } from '@paltu/kernel';
import { postgresHome } from './server-home.ts';

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
