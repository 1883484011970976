import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const stampShape = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const partialPrefix = '.partial-';

const stampOf = (instant: Date): string => instant.toISOString().replace(/:|\.\d+/g, '');

/** The names of whole backups in a folder of backups, the oldest first; none where there is no such folder. */
export const backupsIn = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => stampShape.test(name)).sort() : [];

/** A backup that is being made. */
export interface PartialBackup {
  /** Where its files go; only we enter it. */
  readonly path: string;
  /** Gives it its name, deletes all but the newest `keep` backups, and answers where it lies. Before that nobody takes it for one. */
  finish(keep: number): Promise<string>;
  discard(): Promise<void>;
}

/** Begins a backup in `folder`, which is made where it is missing; what one before left that did not come to its end is deleted. */
export const beginBackup = async (folder: string, now: Date): Promise<PartialBackup> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (name.startsWith(partialPrefix)) await rm(join(folder, name), { recursive: true, force: true });
  const stamp = stampOf(now);
  const path = join(folder, `${partialPrefix}${stamp}`);
  const finished = join(folder, stamp);
  await mkdir(path, { mode: 0o700 });
  return {
    path,
    finish: async (keep) => {
      await rename(path, finished);
      for (const old of (await backupsIn(folder)).slice(0, -keep)) await rm(join(folder, old), { recursive: true, force: true });
      return finished;
    },
    discard: () => rm(path, { recursive: true, force: true }),
  };
};
