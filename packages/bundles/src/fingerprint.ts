import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleKind } from './program-files.ts';

const folders = ['packages', 'services', 'gateway', 'deploy'];
const notInputs = /^(node_modules|dist|\..*|README\.md)$|\.test\.ts$/;

const filesIn = (root: string, folder: string, leftOut: ReadonlySet<string>): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notInputs.test(name) && !leftOut.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(root, join(folder, entry.name), leftOut) : [join(folder, entry.name)]));

/**
 * What bundles are made of, as 16 letters: every source, how it is built, and all packages by the lock file. Sources are read, not dated: a
 * branch that comes back has its bundles again.
 */
export const fingerprint = (root: string, kind: BundleKind): string => {
  const hash = createHash('sha256').update(kind);
  const wanted = kind === 'tests' ? [...folders, 'tests'] : folders;
  const leftOut = new Set(kind === 'tests' ? [] : ['test']);
  for (const file of ['package-lock.json', ...wanted.flatMap((folder) => filesIn(root, folder, leftOut)).sort()])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
};
