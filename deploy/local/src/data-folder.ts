import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresHome } from '@paltu/local-postgres';

const marker = 'paltu-data.json';

/** The names we use in it, and all that `remove` takes away. */
const ours = ['postgres', 'objects', 'uploads', 'mails', 'demo', 'logs', 'run', 'database-passwords.json', 'service-secrets.json'];

/** Everything the product keeps on this machine. */
export interface DataFolder {
  readonly path: string;
  /** Absolute path of something in it. */
  at(name: string): string;
  /** The same, made as a folder that only we may enter. */
  folder(name: string): string;
}

const asDataFolder = (path: string): DataFolder => {
  const at = (name: string): string => join(path, name);
  return {
    path,
    at,
    folder: (name) => {
      mkdirSync(at(name), { recursive: true, mode: 0o700 });
      return at(name);
    },
  };
};

const isOurs = (path: string): boolean => existsSync(join(path, marker));

/** Opens DATA_DIR, making it when it is new or empty; a folder with anything else in it is refused untouched. */
export const openDataFolder = (wanted: string): DataFolder => {
  mkdirSync(wanted, { recursive: true });
  const path = realpathSync(wanted);
  if (!isOurs(path)) {
    const [stranger] = readdirSync(path);
    if (stranger !== undefined)
      throw new Error(`${path} is not a data folder of Paltu (it holds ${stranger}). Set DATA_DIR to a new or empty folder.`);
    writeFileSync(join(path, marker), `${JSON.stringify({ product: 'paltu', format: 1 })}\n`);
  }
  return asDataFolder(path);
};

/** The data folder as it is, or undefined when there is none of ours. Makes nothing. */
export const findDataFolder = (wanted: string): DataFolder | undefined =>
  existsSync(wanted) && isOurs(wanted) ? asDataFolder(realpathSync(wanted)) : undefined;

/** Deletes what is ours in it, and the folder when nothing else is left; returns the names that stay. */
export const removeData = (data: DataFolder): string[] => {
  const outside = postgresHome(data.at('postgres'));
  if (outside !== undefined && dirname(outside) !== data.path) rmSync(outside, { recursive: true, force: true });
  for (const name of ours) rmSync(data.at(name), { recursive: true, force: true });
  // The marker goes last: a reset that was interrupted can be repeated.
  rmSync(data.at(marker), { force: true });
  const left = readdirSync(data.path);
  if (left.length === 0) rmdirSync(data.path);
  return left;
};
