import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where Node finds a package from a folder; undefined where it is not installed, as for other machines. */
const placeOf = (name: string, from: string): string | undefined => {
  const place = join(from, 'node_modules', name);
  if (existsSync(place)) return realpathSync(place);
  return dirname(from) === from ? undefined : placeOf(name, dirname(from));
};

/** Adds a package and all that it needs to `found`: their places by their names. */
const collect = (name: string, from: string, found: Map<string, string>): void => {
  const place = placeOf(name, from);
  if (place === undefined || found.get(name) === place) return;
  if (found.has(name)) throw new Error(`${name} is wanted in two versions: ${found.get(name)} and ${place}`);
  found.set(name, place);
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) collect(other, place, found);
};

/**
 * Copies packages as they are installed here, and all that they need, to `directory/node_modules`.
 * @throws Error when one of them is not installed, or is wanted in two versions
 */
export const copyPackages = (root: string, names: readonly string[], directory: string): void => {
  const found = new Map<string, string>();
  for (const name of names) {
    collect(name, root, found);
    if (!found.has(name)) throw new Error(`${name} is not installed`);
  }
  for (const [name, place] of found) cpSync(place, join(directory, 'node_modules', name), { recursive: true });
};
