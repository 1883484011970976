import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRunning } from '@paltu/kernel';

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
