import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

export type Language = 'en' | 'ur';

/** A row of the router: the module of the page, that of its screen when it has several, and the strings that it waits for. */
export interface WeighedPage {
  modules: readonly string[];
  namespaces: readonly string[];
}

const entry = 'index.html';

function withImports(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest: the weight of its page cannot be known`);
  seen.add(key);
  (chunk.imports ?? []).forEach((imported) => withImports(manifest, imported, seen));
}

function stringsOf(manifest: Manifest, namespace: string, language: Language): string {
  const places = ['shared/locales/NAME', 'features/NAME/locales', 'work/NAME/locales'].map(
    (folder) => `src/${folder.replace('NAME', namespace)}/${language}.json`,
  );
  const found = places.find((place) => manifest[place]);
  if (found === undefined) throw new Error(`the manifest has no strings of ${namespace} in ${language}`);
  return found;
}

/** The screens that a page fetches one by one (`lazyScreen`): modules named `…-screen.tsx` or `screen.tsx`. */
export function screensOf(manifest: Manifest, page: string): string[] {
  return (manifest[page]?.dynamicImports ?? []).filter((key) => /[-/]screen\.tsx$/.test(key));
}

/**
 * The scripts that a page needs before it stands whole: the entry, what it preloads, the page's own chunk with its
 * imports, and the strings of one language. What is loaded on a click (the filter drawer, toasts) is not among them.
 */
export function scriptsOf(manifest: Manifest, page: WeighedPage, language: Language): string[] {
  const seen = new Set<string>();
  const strings = ['shell', ...page.namespaces].map((namespace) => stringsOf(manifest, namespace, language));
  const roots = [entry, ...page.modules, ...strings];
  roots.forEach((key) => withImports(manifest, key, seen));
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? key))].filter((file) => file.endsWith('.js'));
}

/** The sheets of the same files. */
export function sheetsOf(manifest: Manifest, scripts: readonly string[]): string[] {
  const chunks = Object.values(manifest).filter(({ file }) => scripts.includes(file));
  return [...new Set(chunks.flatMap(({ css = [] }) => css))];
}

/** What files weigh on the way, each gzipped for itself as the server sends them; KB of 1024 bytes. */
export function gzipKb(contents: readonly Uint8Array[]): number {
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1024;
}
