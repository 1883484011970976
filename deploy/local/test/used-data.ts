import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSupervisor } from './running-supervisor.ts';

/** A folder for a data folder. */
export const openParent = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paltu-local-'));
  // As root PostgreSQL runs as somebody else, who must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
};

/** Data of the fake product that ran once and was stopped: to copy them takes a fraction of what it takes to make them. */
export interface UsedData {
  /** To where nothing is yet; each file keeps its owner. */
  copyTo(folder: string): void;
  remove(): void;
}

export const makeUsedData = async (): Promise<UsedData> => {
  const parent = openParent();
  const folder = join(parent, 'data');
  const first = runSupervisor(folder);
  await first.untilPrinted('Ctrl-C');
  await first.stop();
  rmSync(join(folder, 'run/order'));
  return {
    copyTo: (other) => void execFileSync('cp', ['-Rp', folder, other]),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
};
