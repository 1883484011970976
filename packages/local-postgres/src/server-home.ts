import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  statSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@paltu/kernel';

/** The user a server runs as. `undefined` ids mean: as ourselves. */
export interface ServerAccount {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

const ourselves: ServerAccount = { uid: undefined, gid: undefined };

// macOS numbers nobody 4294967294, which Node accepts only as the signed number of the same bits.
const idOfNobody = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) | 0;

/**
 * PostgreSQL refuses to run as root: root's server runs as the owner of an existing cluster, else as `nobody`.
 * Anybody else runs it as themselves.
 */
const serverAccountFor = (cluster: string): ServerAccount => {
  if (process.getuid?.() !== 0) return ourselves;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
};

/** Whether the account can walk into `directory`, every parent included; asked of the kernel, not computed from modes. */
const canEnter = (account: ServerAccount, directory: string): boolean =>
  spawnSync('test', ['-x', directory], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

/** Where one server keeps what. `cluster` and `log` usually lie in the data folder itself. */
export interface ServerHome {
  readonly account: ServerAccount;
  readonly directory: string;
  readonly cluster: string;
  readonly log: string;
  readonly password: string;
}

const markerName = 'paltu-postgres.json';
const passwordName = 'superuser-password';
const closedFoldersGoTo = '/var/lib/paltu';

// Written beside and renamed: a kill leaves no half of a file that the next start would believe.
const writeWhole = (file: string, text: string, mode: number): void => {
  writeFileSync(`${file}.partial`, text, { mode });
  renameSync(`${file}.partial`, file);
};

const readMarker = (dataDirectory: string): { home: string } | undefined => {
  const marker = join(dataDirectory, markerName);
  return existsSync(marker) ? (JSON.parse(readFileSync(marker, 'utf8')) as { home: string }) : undefined;
};

/** The folder that holds the cluster of this data folder, or undefined when the folder holds none of ours. */
export const postgresHome = (dataDirectory: string): string | undefined => {
  const marker = readMarker(dataDirectory);
  return marker && (marker.home === '.' ? realpathSync(dataDirectory) : marker.home);
};

const chooseHome = (dataDirectory: string, account: ServerAccount, logger: Logger): string => {
  if (account.uid === undefined || canEnter(account, dataDirectory)) return '.';
  // The folder itself is ours and guards nothing: what is secret in it has its own mode.
  chmodSync(dataDirectory, 0o711);
  if (canEnter(account, dataDirectory)) return '.';
  const id = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  const home = join(closedFoldersGoTo, `postgres-${id}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  logger.warn({ home }, `PostgreSQL does not run as root, and its user cannot reach ${dataDirectory}: the databases lie in ${home}`);
  return home;
};

const passwordOf = (dataDirectory: string): string => {
  const file = join(dataDirectory, passwordName);
  if (!existsSync(file)) writeWhole(file, randomBytes(24).toString('base64url'), 0o600);
  return readFileSync(file, 'utf8').trim();
};

const claim = (dataDirectory: string, logger: Logger): string => {
  const strangers = readdirSync(dataDirectory).filter((name) => !name.startsWith(passwordName) && !name.startsWith(markerName));
  if (strangers.length > 0) {
    throw new Error(
      `${dataDirectory} is not a PostgreSQL folder of ours (it holds ${strangers.slice(0, 3).join(', ')}): nothing was touched. Name an empty folder.`,
    );
  }
  const home = chooseHome(dataDirectory, serverAccountFor(join(dataDirectory, 'cluster')), logger);
  writeWhole(join(dataDirectory, markerName), `${JSON.stringify({ home })}\n`, 0o644);
  return home;
};

/**
 * Opens a data folder for our use, making it when it is new or empty. A folder with anybody else's files is refused.
 * As root, a folder that PostgreSQL's user cannot enter keeps only the password; the rest goes to /var/lib/paltu.
 */
export const openServerHome = (wanted: string, logger: Logger): ServerHome => {
  mkdirSync(wanted, { recursive: true, mode: 0o755 });
  const dataDirectory = realpathSync(wanted);
  const home = readMarker(dataDirectory)?.home ?? claim(dataDirectory, logger);
  const directory = home === '.' ? dataDirectory : home;
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const cluster = join(directory, 'cluster');
  return {
    account: serverAccountFor(cluster),
    directory,
    cluster,
    log: join(directory, 'server.log'),
    password: passwordOf(dataDirectory),
  };
};

/** Gives a file or folder to the server's user; nothing to do when that is us. */
export const giveTo = (account: ServerAccount, path: string): void => {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid >>> 0, account.gid >>> 0);
};
