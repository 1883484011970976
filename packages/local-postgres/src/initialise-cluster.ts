import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NativeBinaries } from './native-binaries.ts';
import { giveTo } from './server-home.ts';
import type { ServerHome } from './server-home.ts';

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
