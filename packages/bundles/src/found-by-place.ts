import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import { builtName } from './program-files.ts';

const ours = { include: /\.ts$/, exclude: /\/node_modules\// };

/** The variable, in every file of a bundle, that holds the URL of the folder of bundles. */
const folderOfBundles = '__bundles';

const besideModule = /new URL\('([^']+)', import\.meta\.url\)/g;
const ofPackage = /import\.meta\.resolve\('([^']+)'\)/g;
/** A bundle has its place somewhere in the repository too, so packages are found from it. */
const forPackages = /createRequire\(import\.meta\.url\)/g;

interface FoundByPlace {
  readonly plugin: Plugin;
  /** What programs read at run time: where it lies, absolute, by where it belongs in the folder of bundles. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * What code finds by its own place is at another one in a bundle. `new URL('…', import.meta.url)` and `import.meta.resolve('…')`, with the
 * path as a literal, name a program, a file or a folder in a bundle too: programs as they are built, files as copies, all at the same place
 * from the folder of bundles as the source from the root.
 * @param programs their sources, from the root
 * @throws Error, while it is built, with the file that finds something in another way, or something that is not there
 */
export const foundByPlace = (root: string, programs: ReadonlySet<string>): FoundByPlace => {
  const files = new Map<string, string>();

  const besides = (id: string, literal: string): string => {
    const target = resolve(dirname(id), literal);
    const path = relative(root, target);
    if (!existsSync(target)) throw new Error(`${relative(root, id)} names ${literal}, which is not there`);
    if (programs.has(path)) return builtName(path);
    if (path.endsWith('.ts')) throw new Error(`${relative(root, id)} names ${literal}, which is no program`);
    if (path === '') return '';
    files.set(path, target);
    return statSync(target).isDirectory() ? `${path}/` : path;
  };

  const packaged = (id: string, name: string): string => {
    const path = `packaged/${name}`;
    files.set(path, createRequire(id).resolve(name));
    return path;
  };

  const place = (code: string, id: string): string => {
    const placed = code
      .replace(besideModule, (_whole, literal: string) => `new URL('${besides(id, literal)}', ${folderOfBundles})`)
      .replace(ofPackage, (_whole, name: string) => `new URL('${packaged(id, name)}', ${folderOfBundles}).href`);
    const other = /import\.meta\.\w+/.exec(placed.replace(forPackages, ''));
    if (other) throw new Error(`${relative(root, id)} finds something by ${other[0]}: a bundle knows only the two ways of @paltu/bundles`);
    return placed;
  };

  return {
    files,
    plugin: {
      name: 'found-by-place',
      transform: { filter: { id: ours, code: 'import.meta' }, handler: (code, id) => ({ code: place(code, id), map: null }) },
    },
  };
};

/** What a file of the bundles, by its name, begins with; left out where nothing is found by its place. */
export const introOf = (fileName: string): string =>
  `const ${folderOfBundles} = /* @__PURE__ */ new URL('${relative(dirname(join('/', fileName)), '/') || '.'}/', import.meta.url);`;
