import { cpSync, writeFileSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type RolldownLog, type RenderedChunk } from 'rolldown';
import { foundByPlace, introOf } from './found-by-place.ts';
import { dataFiles, migrationFiles, programFiles, type BundleKind } from './program-files.ts';

interface BuildOptions {
  /** Of the repository. */
  readonly root: string;
  readonly kind: BundleKind;
  /** Empty, or not there yet. */
  readonly directory: string;
}

/** They bring code of the machine, or files that they look for beside their own. */
export const packagesLeftOut: readonly string[] = ['sharp', '@node-rs/argon2'];

const isLeftOut = (name: string): boolean => packagesLeftOut.includes(name);

/** A library asks for what it can do without, such as drivers of other databases, and takes the error; ours never does. */
const isOptional = ({ code, id }: RolldownLog): boolean => code === 'UNRESOLVED_IMPORT' && id?.includes('/node_modules/') === true;

const refuse = (log: RolldownLog): never => {
  throw new Error(log.message);
};

/** Stands before every program, so that what it throws names the sources. */
const first = { name: 'name-sources', file: fileURLToPath(new URL('running/name-sources.ts', import.meta.url)) };

const bannerOf =
  (programs: readonly string[]) =>
  ({ fileName, name }: RenderedChunk): string =>
    programs.includes(`${name}.ts`) ? `import '${relative(dirname(join('/', fileName)), `/${first.name}.js`)}';` : '';

/** Writes the bundles of all programs: what several of them load lies once, in `chunks/`. @throws Error with what does not fit */
export const buildBundles = async ({ root, kind, directory }: BuildOptions): Promise<void> => {
  const programs = programFiles(root, kind);
  const sources = [...programs, ...migrationFiles(root, kind)];
  const found = foundByPlace(root, new Set(sources));
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries([[first.name, first.file], ...sources.map((source) => [source.replace(/\.ts$/, ''), join(root, source)])]),
    platform: 'node',
    tsconfig: false,
    external: isLeftOut,
    plugins: [found.plugin],
    onLog: (_level, log) => (isOptional(log) ? undefined : refuse(log)),
  });
  await build.write({
    dir: directory,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Node keeps the text of what it has loaded; licences stay.
    comments: { legal: true, annotation: false, jsdoc: false },
    sourcemap: true,
    sourcemapExcludeSources: true,
    sourcemapPathTransform: (source, map) => relative(root, join(map, '..', source)),
    banner: bannerOf(programs),
    intro: ({ fileName }) => introOf(fileName),
  });
  await build.close();
  // Where no package.json lies above, Node would have to find out what kind of modules they are.
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }\n');
  const data = dataFiles(root).map((path) => [path, join(root, path)] as const);
  const isData = (path: string): boolean => !path.endsWith('.ts');
  for (const [path, from] of [...found.files, ...data]) cpSync(from, join(directory, path), { recursive: true, filter: isData });
};

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
