import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresHome } from '@paltu/local-postgres';

const marker = 'paltu-data.json';
/** There while a backup is put in the place of the data; it names the backup. */
export const restoringMark = 'restoring';
/** Names the last backup of these data, and is as old. */
export const lastBackup = '.last-backup';

/** The names we use in it, beside the marker and `restoringMark`. */
const ours = [
  ...['postgres', 'objects', 'uploads', 'mails', 'demo', 'logs', 'run', 'database-passwords.json', 'service-secrets.json'],
  ...['backup-check', lastBackup],
];

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

/** @throws Error when a backup was put in the place of the data, and that did not come to its end */
export const requireWhole = (data: DataFolder): void => {
  if (!existsSync(data.at(restoringMark))) return;
  const from = readFileSync(data.at(restoringMark), 'utf8').trim();
  throw new Error(`A backup was being restored into ${data.path} and did not come to its end: make restore from=${from}`);
};

/** Deletes all that the product keeps in it; it stays ours. */
export const emptyData = (data: DataFolder): void => {
  const outside = postgresHome(data.at('postgres'));
  if (outside !== undefined && dirname(outside) !== data.path) rmSync(outside, { recursive: true, force: true });
  for (const name of ours) rmSync(data.at(name), { recursive: true, force: true });
};

/** Deletes what is ours in it, and the folder when nothing else is left; returns the names that stay. */
export const removeData = (data: DataFolder): string[] => {
  emptyData(data);
  rmSync(data.at(restoringMark), { force: true });
  // The marker goes last: a reset that was interrupted can be repeated.
  rmSync(data.at(marker), { force: true });
  const left = readdirSync(data.path);
  if (left.length === 0) rmdirSync(data.path);
  return left;
};
