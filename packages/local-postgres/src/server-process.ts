import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepShort } from './keep-short.ts';
import type { NativeBinaries } from './native-binaries.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { giveTo } from './server-home.ts';
import type { ServerHome } from './server-home.ts';
import { settingArguments } from './server-settings.ts';
import type { ServerSettings } from './server-settings.ts';

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
