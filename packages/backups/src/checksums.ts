import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

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
