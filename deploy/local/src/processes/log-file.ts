import { copyFileSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';

const longestBytes = 10_000_000;
const lookEveryMs = 30_000;
const tailBytes = 4_000;

/** The log of one process: a file that it writes to directly, so that its last words survive us. */
export interface LogFile {
  readonly path: string;
  /** A new descriptor to append; the one who asks closes it. */
  open(): number;
  /** Moves what is there to `<name>.log.1` when it has become long; who appends to it goes on. */
  trim(): void;
  /** Its last lines, for a person to read. */
  lastLines(count: number): string[];
}

/** Keeps itself within about twice `limit` bytes for as long as we live. */
export const logFile = (data: DataFolder, name: string, limit = longestBytes): LogFile => {
  const path = join(data.folder('logs'), `${name}.log`);
  const trim = (): void => {
    if (!existsSync(path) || statSync(path).size <= limit) return;
    // Copied and emptied, not renamed: the process holds the file open, and appends.
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
  };
  setInterval(trim, lookEveryMs).unref();
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
