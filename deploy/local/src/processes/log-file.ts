import { existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';

const limit = 10_000_000;
const tailBytes = 4_000;

/** The log of one process: a file that it writes to directly, so that its last words survive us. */
export interface LogFile {
  readonly path: string;
  /** A new descriptor to append; the one who asks closes it. Starts a new file when the last one is long. */
  open(): number;
  /** Its last lines, for a person to read. */
  lastLines(count: number): string[];
}

export const logFile = (data: DataFolder, name: string): LogFile => {
  const path = join(data.folder('logs'), `${name}.log`);
  return {
    path,
    open: () => {
      if (existsSync(path) && statSync(path).size > limit) renameSync(path, `${path}.1`);
      return openSync(path, 'a', 0o600);
    },
    lastLines: (count) => {
      if (!existsSync(path)) return [];
      return readFileSync(path).subarray(-tailBytes).toString('utf8').trim().split('\n').slice(-count);
    },
  };
};
