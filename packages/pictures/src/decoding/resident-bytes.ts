import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processStatus } from './process-status.ts';

const run = promisify(execFile);

/** Memory that the process holds at this moment, native memory included; undefined when it is gone or the system does not know. */
export const residentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    if (process.platform === 'linux') return await processStatus(pid, 'VmRSS');
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1_024;
  } catch {
    return undefined;
  }
};
