import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@paltu/kernel';
import type { DataFolder } from '../data-folder.ts';
import type { ReportLine } from '../terminal.ts';

/** A process for certain: its number is given out again one day, its number and start together are not. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the words of the kernel: only ever compared. */
  readonly started: string;
}

const bootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

// Field 22 of stat; the name in field 2 may hold blanks and brackets, so count from its end.
const ticksSinceBoot = (pid: number): string | undefined =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[19];

const startOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') return `${bootId()} ${ticksSinceBoot(pid)}`;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    }).trim();
  } catch {
    return undefined;
  }
};

/** The identity of a running process, or undefined when it does not run. */
export const identityOf = (pid: number): ProcessIdentity | undefined => {
  const started = startOf(pid);
  return started === undefined || started === '' ? undefined : { pid, started };
};

/** Whether exactly this process still runs (not another one with its number, and not its zombie). */
export const isAlive = ({ pid, started }: ProcessIdentity): boolean => isRunning(pid) && startOf(pid) === started;

const folder = 'run/children';

/** Which processes we started, so that after a kill the next start knows them from anybody else's. */
export interface ProcessRecords {
  add(name: string, pid: number): void;
  remove(name: string): void;
  list(): (ProcessIdentity & { readonly name: string })[];
}

const parse = (text: string): ProcessIdentity | undefined => {
  try {
    return JSON.parse(text) as ProcessIdentity;
  } catch {
    return undefined;
  }
};

/** One small file per process under `run/children`. */
export const processRecords = (data: DataFolder): ProcessRecords => {
  const directory = data.folder(folder);
  const fileOf = (name: string): string => join(directory, `${name}.json`);
  return {
    add: (name, pid) => {
      const identity = identityOf(pid);
      if (identity) writeFileSync(fileOf(name), JSON.stringify(identity));
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
    list: () =>
      readdirSync(directory).flatMap((file) => {
        const identity = parse(readFileSync(join(directory, file), 'utf8'));
        return identity ? [{ ...identity, name: file.replace(/\.json$/, '') }] : [];
      }),
  };
};

const ownExitMs = 3_000;
const terminateMs = 4_000;
const killMs = 5_000;

const endsWithin = async (child: ProcessIdentity, limitMs: number): Promise<boolean> => {
  const deadline = Date.now() + limitMs;
  while (isAlive(child)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
};

// The group, for a child may have children; every child of ours leads its own.
const signalGroup = (child: ProcessIdentity, name: NodeJS.Signals): void => {
  if (!isAlive(child)) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const end = async (child: ProcessIdentity): Promise<string> => {
  if (await endsWithin(child, ownExitMs)) return 'it ended by itself';
  signalGroup(child, 'SIGTERM');
  if (await endsWithin(child, terminateMs)) return 'it was terminated';
  signalGroup(child, 'SIGKILL');
  if (await endsWithin(child, killMs)) return 'it was killed';
  throw new Error(`Process ${child.pid} of the last start cannot be ended; end it by hand.`);
};

/** Ends what is left of a start whose supervisor was killed, and reports it. Only processes recorded as ours, and still the same ones. */
export const endLeftovers = async (records: ProcessRecords, report: ReportLine): Promise<void> => {
  await Promise.all(
    records.list().map(async ({ name, ...child }) => {
      if (isAlive(child)) report(`${name} of the last start was still there (process ${child.pid}): ${await end(child)}`);
      records.remove(name);
    }),
  );
};
