import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.ts';
import { putInPlace, removeOldBundles, temporaryName, useBundles } from './kept-bundles.ts';
import { builtName, type BundleKind } from './program-files.ts';

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
