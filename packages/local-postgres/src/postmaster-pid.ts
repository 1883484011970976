import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isRunning } from '@paltu/kernel';

/** What a running server writes about itself into its data folder. */
export interface PostmasterPid {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
  /** Whether that process lives and is a server on this very folder; false means the file was left behind. */
  readonly isOurs: boolean;
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when there is none (never started, or stopped cleanly) or it is being written. */
export const readPostmasterPid = (cluster: string): PostmasterPid | undefined => {
  const file = pidFile(cluster);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const isOurs = isRunning(pid) && (commandLine(pid)?.includes(cluster) ?? false);
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready', isOurs };
};

/**
 * Lets a start pass over a file whose process is gone while its number lives on (another program, or a zombie):
 * PostgreSQL never takes its parent, which is us, for a rival. The file itself stays: it names the shared memory that
 * orphaned backends may still use, and PostgreSQL must check that.
 */
export const disownStalePid = (cluster: string): void => {
  const file = pidFile(cluster);
  const [, ...others] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(process.pid), ...others].join('\n'));
};
