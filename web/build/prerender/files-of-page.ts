import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What a page needs beside the entry: paths from the site's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface WantedPage {
  /** Ends of the ids of its modules in the order in which they are fetched: what is within the page first, what surrounds it last. */
  readonly modules: readonly string[];
  readonly namespaces: readonly string[];
  readonly language: 'en' | 'ur';
}

export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const chunkOf = (bundle: Bundle, ends: readonly string[]): Chunk => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => ends.some((end) => id.endsWith(end))));
  if (found === undefined) throw new Error(`the build has no chunk of ${ends.join(' or ')}`);
  return found;
};

/** Adds a chunk to those that were seen, with all that it imports before it runs. */
export const withImports = (bundle: Bundle, chunk: Rolldown.OutputChunk, seen: Set<Chunk>): Set<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, seen);
  }
  return seen;
};

/** After all that it imports: a sheet overrules those of what it is built of, as where the app fetches them. */
const afterImports = (bundle: Bundle, chunk: Chunk, seen: Set<Chunk>): Chunk[] => {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.map((name) => bundle[name]).filter((file): file is Chunk => file?.type === 'chunk');
  return [...imported.flatMap((one) => afterImports(bundle, one, seen)), chunk];
};

const stringsOf = (bundle: Bundle, namespace: string, language: string): Chunk =>
  chunkOf(
    bundle,
    ['shared/locales/NAME', 'shared/NAME/locales', 'features/NAME/locales', 'work/NAME/locales'].map(
      (folder) => `/${folder.replace('NAME', namespace)}/${language}.json`,
    ),
  );

/** The page's chunks with all that they import, and its strings: fetched with the page, not when the app finds them. */
export const filesOf = (bundle: Bundle, { modules, namespaces, language }: WantedPage): PageFiles => {
  const seen = new Set<Chunk>();
  const chunks = modules.map((module) => chunkOf(bundle, [module]));
  for (const chunk of chunks) withImports(bundle, chunk, seen);
  const sheeted = new Set<Chunk>();
  const outsideIn = chunks.toReversed().flatMap((chunk) => afterImports(bundle, chunk, sheeted));
  const strings = namespaces.map((namespace) => stringsOf(bundle, namespace, language));
  const styles = outsideIn.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return { scripts: [...seen, ...strings].map(({ fileName }) => fileName), styles: [...new Set(styles)] };
};
