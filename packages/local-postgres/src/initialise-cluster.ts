import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync, chownSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { silentLogger, type Logger } from '@paltu/kernel';
import { Client } from 'pg';
import type { NativeBinaries } from './native-binaries.ts';
import { giveTo, openServerHome, type ServerHome, type ServerAccount } from './server-home.ts';

const major = '18';
const run = promisify(execFile);

const checkVersion = (cluster: string): void => {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== major) throw new Error(`${cluster} was made by PostgreSQL ${found}; this one is ${major}. It was not touched.`);
};

const flags = (): string[] => [
  '--encoding=UTF8',
  '--locale=C',
  // With LC_CTYPE=C trigrams of Urdu text are empty, whatever the locale provider.
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--locale-provider=icu',
  '--icu-locale=und',
  '--username=postgres',
  '--auth=scram-sha-256',
  '--no-instructions',
];

const removeAbandoned = (home: ServerHome): void => {
  for (const name of readdirSync(home.directory).filter((one) => one.startsWith('cluster.partial-'))) {
    rmSync(join(home.directory, name), { recursive: true, force: true, maxRetries: 3 });
  }
};

/**
 * Makes the cluster unless it is there. Built beside its place and renamed, so that a kill leaves nothing half made.
 * The environment is empty: initdb would take the shell's locale.
 */
export const initialiseCluster = async (binaries: NativeBinaries, home: ServerHome, sync: boolean): Promise<boolean> => {
  if (existsSync(home.cluster)) {
    checkVersion(home.cluster);
    return false;
  }
  // A name of its own: the initdb of a start that was killed may still be writing into its folder.
  const partial = `${home.cluster}.partial-${process.pid}`;
  const passwordFile = join(home.directory, 'initial-password');
  rmSync(partial, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(partial, { mode: 0o700 });
  writeFileSync(passwordFile, home.password, { mode: 0o600 });
  giveTo(home.account, partial);
  giveTo(home.account, passwordFile);
  const options = [...flags(), `--pwfile=${passwordFile}`, `--pgdata=${partial}`, ...(sync ? [] : ['--no-sync'])];
  try {
    await run(binaries.initdb, options, { ...home.account, cwd: home.directory, env: { PATH: '/usr/bin:/bin', TZ: 'UTC' } });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`initdb failed in ${partial}: ${stderr.trim() || String(error)}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, home.cluster);
  removeAbandoned(home);
  return true;
};

const giveAllTo = (account: ServerAccount, path: string): void => {
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid >>> 0, gid >>> 0);
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveAllTo(account, join(path, name));
};

interface PlacedCluster {
  /** New or empty; the next start is on it. */
  readonly dataDirectory: string;
  /** Of the superuser, as the cluster has it. */
  readonly password: string;
  /** Puts the files of the cluster into a folder. */
  readonly fill: (folder: string) => Promise<void>;
  readonly logger?: Logger;
}

/** Makes a data folder of a cluster that comes from elsewhere, whole or not at all. @throws Error when there is a cluster already */
export const placeCluster = async ({ dataDirectory, password, fill, logger = silentLogger }: PlacedCluster): Promise<void> => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDirectory, 'superuser-password'), password, { mode: 0o600 });
  const { account, cluster } = openServerHome(dataDirectory, logger);
  if (existsSync(cluster)) throw new Error(`there is a cluster in ${cluster} already: nothing was touched`);
  const partial = `${cluster}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  await fill(partial);
  giveAllTo(account, partial);
  renameSync(partial, cluster);
};

/** Fails unless the server cuts Urdu words into trigrams; with a wrong LC_CTYPE it finds none, and every Urdu search is empty. */
export const assertUrduTrigrams = async (superuserUrl: string): Promise<void> => {
  const client = new Client({ connectionString: superuserUrl, application_name: 'paltu start check' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query<{ count: number }>("select cardinality(show_trgm('پالتو')) as count");
    if (!rows[0]?.count)
      throw new Error('This PostgreSQL cluster cannot search Urdu text: its LC_CTYPE knows no Urdu letters. It must be made anew.');
  } finally {
    await client.end();
  }
};
