import { createHash } from 'node:crypto';
import { existsSync, createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isRunning } from '@paltu/kernel';

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

const isThereAlready = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Keeps others from making a backup in `folder`, which is made where it is missing, until the function that it answers is called; a lock that somebody left who was
 * killed counts for nothing.
 * @throws Error when another process makes one
 */
export const lockBackups = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, '.lock');
  const take = (): Promise<void> => writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  try {
    await take();
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    const pid = Number(await readFile(file, 'utf8'));
    if (pid > 0 && isRunning(pid)) throw new Error(`process ${pid} makes a backup in ${folder} already`, { cause: error });
    await rm(file, { force: true });
    await take();
  }
  return () => rm(file, { force: true });
};

/** Beside the files of a backup, as `sha256sum --check` reads it. */
const sumsName = 'SHA256SUMS';

const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== sumsName)
    .sort();
};

/** Of the file at `path`, in hexadecimal digits. */
const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/** Writes down what every file in `folder` is, by its SHA-256. */
export const writeChecksums = async (folder: string): Promise<void> => {
  const lines: string[] = [];
  for (const path of await filesIn(folder)) lines.push(`${await sha256Of(join(folder, path))}  ${path}\n`);
  await writeFile(join(folder, sumsName), lines.join(''), { mode: 0o600, flush: true });
};

/** What in `folder` is not as `writeChecksums` found it, as sentences: damaged, missing, or added. */
export const checksumProblems = async (folder: string): Promise<string[]> => {
  const text = await readFile(join(folder, sumsName), 'utf8').catch(() => undefined);
  if (text === undefined) return [`${sumsName} is missing`];
  const expected = new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [[line.slice(66), line.slice(0, 64)] as const])));
  const found = new Set(await filesIn(folder));
  const missing = [...expected.keys()].filter((path) => !found.has(path)).map((path) => `${path} is missing`);
  const added = [...found].filter((path) => !expected.has(path)).map((path) => `${path} does not belong to it`);
  const damaged: string[] = [];
  for (const [path, sum] of expected)
    if (found.has(path) && (await sha256Of(join(folder, path))) !== sum) damaged.push(`${path} is damaged`);
  return [...missing, ...added, ...damaged];
};
