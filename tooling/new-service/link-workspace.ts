import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const withEntries = (lock: Lock, entries: Readonly<Record<string, object>>): Lock => {
  const { '': top, ...rest } = { ...lock.packages, ...entries };
  const sorted = Object.entries(rest).sort(([left], [right]) => left.localeCompare(right, 'en'));
  return { ...lock, packages: { ...(top === undefined ? {} : { '': top }), ...Object.fromEntries(sorted) } };
};

const update = (file: string, entries: Readonly<Record<string, object>>): void => {
  if (!existsSync(file)) return;
  writeFileSync(file, `${JSON.stringify(withEntries(JSON.parse(readFileSync(file, 'utf8')) as Lock, entries), null, 2)}\n`);
};

/**
 * Makes known to npm what the package.json of a workspace holds now, as an install would, without asking a registry: the lock file, the
 * link in node_modules, and npm's record of what is installed.
 */
export const linkWorkspace = (root: string, folder: string): void => {
  const { name, version, dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const linked = { [folder]: { name, version, dependencies }, [`node_modules/${name}`]: { resolved: folder, link: true } };
  update(join(root, 'package-lock.json'), linked);
  update(join(root, 'node_modules/.package-lock.json'), linked);
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(`../../${folder}`, link);
};
