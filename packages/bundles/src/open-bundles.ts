import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning } from '@paltu/kernel/process-state';
import { builtName, type BundleKind } from './program-files.ts';

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
const fingerprint = (root: string, kind: BundleKind): string => {
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

/** In a folder of bundles: a file for each process that started programs from it, by its number. */
const usersFolder = '.users';

/** Whether the bundles are there; then they stay for as long as this process runs. */
const useBundles = (directory: string): boolean => {
  try {
    writeFileSync(join(directory, usersFolder, String(process.pid)), '');
    return true;
  } catch {
    return false;
  }
};

/** Puts whole bundles where they are looked for. Another process may have done so first: then those are as good. */
const putInPlace = (made: string, directory: string): void => {
  mkdirSync(join(made, usersFolder));
  try {
    renameSync(made, directory);
  } catch (error) {
    if (!existsSync(join(directory, usersFolder))) throw error;
    rmSync(made, { recursive: true, force: true });
  }
};

const numbersIn = (folder: string): number[] => (existsSync(folder) ? readdirSync(folder).map(Number) : []);
const isUsed = (directory: string): boolean => numbersIn(join(directory, usersFolder)).some(isRunning);

/** Renamed first: a process that begins to use them at that moment finds none, or is seen. */
const removeUnused = (directory: string, renamed: string): void => {
  renameSync(directory, renamed);
  if (isUsed(renamed)) renameSync(renamed, directory);
  else rmSync(renamed, { recursive: true, force: true });
};

/** Folders that a process makes, or takes away, carry its number: one that was killed leaves them. */
const temporary = /^\.(?:making|removing)-(\d+)-/;
const temporaryName = (what: 'making' | 'removing', name: string): string => `.${what}-${process.pid}-${name}`;

/** Those of the branch before, and of the one before that. */
const keptUnused = 2;
/** 0 when another process has just taken it away. */
const usedAt = (directory: string): number => statSync(join(directory, usersFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const removeAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const maker = temporary.exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker))) rmSync(join(folder, name), { recursive: true, force: true });
  }
};

/** Takes away bundles from which nothing runs, but for those used last and `current`, and what killed builds left. */
const removeOldBundles = (folder: string, current: string): void => {
  removeAbandoned(folder);
  const unused = readdirSync(folder)
    .filter(
      (name) => name !== current && !temporary.test(name) && existsSync(join(folder, name, usersFolder)) && !isUsed(join(folder, name)),
    )
    .sort((one, other) => usedAt(join(folder, other)) - usedAt(join(folder, one)));
  for (const name of unused.slice(keptUnused)) removeUnused(join(folder, name), join(folder, temporaryName('removing', name)));
};

const command = fileURLToPath(new URL('build-command.ts', import.meta.url));

export interface OpenBundlesOptions {
  /** Of the repository. */
  readonly root: string;
  readonly kind: BundleKind;
  /** Called before they are built. */
  readonly onBuild?: () => void;
}

export interface Bundles {
  /** Absolute; holds every program at the place of its source. */
  readonly directory: string;
  /** What Node runs of a program: `services/pets/src/main.ts` */
  file(source: string): string;
  /** For processes that run from here: what Node has compiled of the bundles is kept with them. */
  readonly environment: { readonly NODE_COMPILE_CACHE: string };
}

const build = (root: string, kind: BundleKind, directory: string): void => {
  const args = ['--disable-warning=ExperimentalWarning', command, root, kind, directory];
  const { status, signal, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (status !== 0) throw new Error(`The programs were not bundled (${signal ?? `code ${status}`}):\n${stderr.trim()}`);
};

/**
 * The programs of the repository as bundles, in `dist/`. They are built when something they are made of has changed since, and stay for as
 * long as this process runs. Several processes may do so at once.
 * @throws Error with what a build complains of
 */
export const openBundles = ({ root, kind, onBuild }: OpenBundlesOptions): Bundles => {
  const [folder, name] = [join(root, 'dist', kind), fingerprint(root, kind)];
  const directory = join(folder, name);
  while (!useBundles(directory)) {
    onBuild?.();
    mkdirSync(folder, { recursive: true });
    const made = join(folder, temporaryName('making', name));
    build(root, kind, made);
    putInPlace(made, directory);
    removeOldBundles(folder, name);
  }
  return {
    directory,
    file: (source) => join(directory, builtName(source)),
    environment: { NODE_COMPILE_CACHE: join(directory, '.compiled') },
  };
};
