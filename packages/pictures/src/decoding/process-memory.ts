import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const bytesOf = (field: string, status: string): number | undefined => {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
};

const statusOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/status`, 'utf8');

/** Memory that the process holds at this moment, in bytes; undefined when it is gone or nobody says. */
export const residentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    if (process.platform === 'linux') return bytesOf('VmRSS', await statusOf(pid));
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1_024;
  } catch {
    return undefined;
  }
};

/**
 * Lets a running process have at most `more` bytes of memory beyond what it has, native memory included: the kernel refuses the rest.
 * A limit given at its start would have to hold the address space that V8 sets aside, which differs from version to version.
 * Gives false where there is no such limit (macOS, a system without `prlimit`).
 */
export const limitMemory = async (pid: number, more: number): Promise<boolean> => {
  try {
    const has = bytesOf('VmData', await statusOf(pid));
    if (has === undefined) return false;
    await run('prlimit', ['--pid', String(pid), `--data=${has + more}`]);
    return true;
  } catch {
    return false;
  }
};

/** Asks every `everyMs` how much memory the process holds, and calls `onExceeded` once when it is more than `most` bytes. */
export const watchMemory = (pid: number, { most, everyMs, onExceeded }: { most: number; everyMs: number; onExceeded: () => void }) => {
  let isStopped = false;
  const look = async (): Promise<void> => {
    const held = await residentBytes(pid);
    if (isStopped) return;
    if (held !== undefined && held > most) return onExceeded();
    timer = setTimeout(() => void look(), everyMs);
  };
  let timer = setTimeout(() => void look(), everyMs);
  return {
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
