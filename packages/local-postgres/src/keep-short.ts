import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

const discard = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {
    // What cannot be removed either is overwritten by the next copy.
  }
};

/**
 * Moves what is in a log to `<log>.1` once it is over `limit` bytes; who appends to it goes on. Without room for a copy the log stays as
 * it is, until a later call.
 */
export const keepShort = (log: string, limit: number): void => {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limit) return;
  const earlier = `${log}.1`;
  try {
    // Copied and emptied, not renamed: who writes to it holds the file open, and appends.
    copyFileSync(log, earlier);
    truncateSync(log);
  } catch {
    // Half a copy takes room that others need.
    discard(earlier);
  }
};
