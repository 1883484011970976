import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type BuiltModules = Readonly<Record<string, readonly string[] | undefined>>;

/** Where a build lies. */
export const builtFolder = fileURLToPath(new URL('../dist', import.meta.url));

const place = '.vite/modules.json';

/** Notes, for tests, into which script and sheets each module of ours was built; Vite's manifest leaves out a part that shares its script. */
export function builtModules(): Plugin {
  let root = '';
  return {
    name: 'paltu-built-modules',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const modules: Record<string, readonly string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
        const own = chunk.moduleIds.filter((id) => id.startsWith(join(root, 'src/')));
        for (const id of own) modules[id.slice(root.length + 1)] = files;
      }
      this.emitFile({ type: 'asset', fileName: place, source: JSON.stringify(modules) });
    },
  };
}

/** By module, such as `src/main.tsx`: its script and its sheets. Throws when nothing is built. */
export const readBuiltModules = (): BuiltModules => JSON.parse(readFileSync(join(builtFolder, place), 'utf8')) as BuiltModules;
