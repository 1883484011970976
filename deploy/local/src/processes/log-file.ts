import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepShort } from '@paltu/local-postgres';
import type { DataFolder } from '../data-folder.ts';

const defaultLimitBytes = 10_000_000;
const trimEveryMs = 30_000;
const tailBytes = 4_000;

/** The log of one process: a file that the process writes to itself, so that its last lines are there even when we are killed. */
export interface LogFile {
  readonly path: string;
  /** A new descriptor to append; the one who asks closes it. */
  open(): number;
  /** Moves what is there to `<name>.log.1` when it has become long; who appends to it goes on. */
  trim(): void;
  /** Its last lines, for a person to read. */
  lastLines(count: number): string[];
}

/** Trims itself to about twice `limit` bytes for as long as this process runs. */
export const logFile = (data: DataFolder, name: string, limit = defaultLimitBytes): LogFile => {
  const path = join(data.folder('logs'), `${name}.log`);
  const trim = (): void => keepShort(path, limit);
  setInterval(trim, trimEveryMs).unref();
  return {
    path,
    open: () => {
      trim();
      return openSync(path, 'a', 0o600);
    },
    trim,
    lastLines: (count) => {
      if (!existsSync(path)) return [];
      return readFileSync(path).subarray(-tailBytes).toString('utf8').trim().split('\n').slice(-count);
    },
  };
};
