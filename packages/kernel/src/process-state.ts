import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const procFile = (pid: number, name: string): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
};

const commandFromPs = (pid: number): string | undefined => {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    }).trim();
  } catch {
    return undefined;
  }
};

const answersSignals = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether a process with this id runs. A zombie does not: in a container whose first process reaps nobody,
 * a killed orphan keeps its id for ever and `kill(pid, 0)` would call it alive.
 */
export const isRunning = (pid: number): boolean => {
  if (process.platform !== 'linux') return answersSignals(pid);
  const state = procFile(pid, 'stat')?.replace(/^.*\) /s, '')[0];
  return state !== undefined && !['Z', 'X'].includes(state);
};

/** The command line of a running process, arguments separated by blanks; undefined when there is no such process. */
export const commandLine = (pid: number): string | undefined =>
  process.platform === 'linux' ? procFile(pid, 'cmdline')?.replaceAll('\0', ' ') : commandFromPs(pid);
