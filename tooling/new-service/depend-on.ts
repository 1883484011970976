import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly name?: string; readonly version?: string }>>;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The version in which the repository has a package: its own or an installed one. */
const versionOf = ({ packages }: Lock, name: string): string => {
  const own = Object.values(packages).find((one) => one.name === name);
  const version = own?.version ?? packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new Error(`${name} is no package of this repository`);
  return version;
};

/** Adds to the package.json of a folder what it does not depend on yet, in the versions that the repository has. */
export const dependOn = (root: string, folder: string, names: readonly string[]): void => {
  const file = join(root, folder, 'package.json');
  const manifest = readJson<Manifest>(file);
  const lock = readJson<Lock>(join(root, 'package-lock.json'));
  const missing = names.filter((name) => manifest.dependencies?.[name] === undefined);
  if (missing.length === 0) return;
  const dependencies = Object.entries({
    ...manifest.dependencies,
    ...Object.fromEntries(missing.map((name) => [name, versionOf(lock, name)])),
  });
  const sorted = Object.fromEntries(dependencies.sort(([left], [right]) => left.localeCompare(right, 'en')));
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`);
};
