import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processStatus } from './process-status.ts';

const run = promisify(execFile);

/**
 * Lets a running process have at most `more` bytes of memory beyond what it has, native memory included: the kernel refuses the rest.
 * A limit given at its start would have to hold the address space that V8 sets aside, which differs from version to version.
 * Gives false where there is no such limit (macOS, a system without `prlimit`).
 */
export const limitMemory = async (pid: number, more: number): Promise<boolean> => {
  try {
    const has = await processStatus(pid, 'VmData');
    if (has === undefined) return false;
    await run('prlimit', ['--pid', String(pid), `--data=${has + more}`]);
    return true;
  } catch {
    return false;
  }
};
