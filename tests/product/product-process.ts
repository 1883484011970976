import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ruleNames } from '@paltu/limits';
import type { Instance } from '../../deploy/local/src/instance/instance-lock.ts';

/** The supervisor of a product under test. */
export interface ProductProcess {
  /** Resolves once the site answers; rejects with its last words when it ends before. */
  whenReady(): Promise<void>;
  /** In order; by force when that takes too long. */
  stop(): Promise<void>;
}

/** A test asks more from one address than any visitor does; what limits promise has tests of its own. */
export const roomyLimits = ruleNames.map((name) => `${name}=1000000`).join();

/** The same of what members may send, on whatever disk. */
export const roomyUploads = {
  PENDING_LISTINGS: '1000000',
  MEMBER_PICTURES_MB: '1000000',
  MEMBER_PAPERS_MB: '1000000',
  DISK_FLOOR_MB: '0',
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 120_000;
const stopLimitMs = 30_000;

/** What a file of the data folder holds; undefined while it is not there. */
export const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** What the supervisor records of itself. */
export const readInstance = (dataDirectory: string): Promise<Instance | undefined> =>
  readJson<Instance>(join(dataDirectory, 'run/supervisor.json'));

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Runs a program, by its source, as `make start` does. From the root. */
export const runProgram = 'deploy/local/src/run-program.ts';

/** Runs one of our programs to its end; rejects when it fails. */
export const runToEnd = async (args: readonly string[], environment: Record<string, string>): Promise<void> => {
  const child = spawn(process.execPath, [runProgram, ...args], { cwd: root, env: { ...process.env, ...environment }, stdio: 'inherit' });
  await ended(child);
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
};

/** Starts `entry` as bundle (from `cwd`, the repository) on a data folder; its output goes to `output.log` beside that. */
export const startProductProcess = (
  entry: string,
  dataDirectory: string,
  environment: Readonly<Record<string, string>>,
  cwd = root,
): ProductProcess => {
  const log = join(dataDirectory, '../output.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', runProgram, entry], {
    cwd,
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      DEMO: '0',
      NODE_OPTIONS: '',
      RATE_LIMITS: roomyLimits,
      ...roomyUploads,
      ...environment,
    },
    stdio: ['ignore', output, output],
  });
  const whenReady = async (): Promise<void> => {
    const deadline = Date.now() + startLimitMs;
    while (Date.now() < deadline) {
      if ((await readInstance(dataDirectory))?.address !== undefined) return;
      if (child.exitCode !== null) throw new Error(`the product ended at its start: ${await readFile(log, 'utf8')}`);
      await sleep(100);
    }
    throw new Error(`the product is not ready after ${startLimitMs} ms: ${await readFile(log, 'utf8')}`);
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await Promise.race([ended(child), sleep(stopLimitMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
  };
  return { whenReady, stop };
};
