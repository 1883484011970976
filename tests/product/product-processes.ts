import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of a product that run now, gateway included, by name; one that is just being started is left out. */
export const processesOf = (dataDirectory: string): Map<string, number> => {
  const folder = join(dataDirectory, 'run/children');
  const pids = new Map<string, number>();
  if (!existsSync(folder)) return pids;
  for (const file of readdirSync(folder).sort()) {
    try {
      const { pid } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { pid: number };
      pids.set(file.replace(/\.json$/, ''), pid);
    } catch {
      // Being written, or just gone.
    }
  }
  return pids;
};

/** Memory that a process occupies, in MB. */
export const occupiedMegabytes = (pid: number): number => {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
};
