import type { Plugin, Rolldown } from 'vite';
import { withImports, type Chunk } from './prerender/files-of-page.ts';

const filesOfEntry = (bundle: Rolldown.OutputBundle): ReadonlySet<string> => {
  const seen = new Set<Chunk>();
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) withImports(bundle, chunk, seen);
  return new Set([...seen].map(({ fileName }) => fileName));
};

/**
 * The entry names, for each page, the scripts to fetch with it. Those that the entry imports itself are there by then, so it does not name
 * them again page by page: that is half a KB on the way to every visitor.
 */
export function entryOnce(): Plugin {
  let ofEntry: ReadonlySet<string> = new Set();
  return {
    name: 'paltu-entry-once',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : deps.filter((dep) => !ofEntry.has(dep))),
        },
      },
    }),
    generateBundle: (_options, bundle) => {
      ofEntry = filesOfEntry(bundle);
    },
  };
}
