import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from './html.ts';

/** What the build records of its pages (`pages/index.json`). */
export interface KnownPages {
  /** Whether a page has this key. */
  has(key: string): boolean;
  /** Keys that have HTML of their own. */
  readonly prerendered: ReadonlySet<string>;
  /** What such a page reads of the API as it opens: paths and queries. */
  readsOf(key: string, language: Language): readonly string[];
  /** The prerendered page that is filled for this key, where it is one of many that look alike. */
  templateOf(key: string): string | undefined;
  /** The built page without contents that is sent for this key, whatever its query: only the app fills it. */
  shellOf(key: string): string | undefined;
  /** Hashes of the inline scripts, as the policy writes them. */
  readonly scripts: readonly string[];
  /** The worker that renders pages, from the folder of the build. */
  readonly worker: string | undefined;
  /** Stands in built pages for scheme and host of the site. */
  readonly origin: string | undefined;
  /** Keys of pages that are listed for search engines. */
  readonly indexed: readonly string[];
}

interface KeyOfPattern {
  readonly pattern: string;
  readonly key: string;
}

interface PageIndex {
  /** In the order of the app's router. */
  readonly patterns: readonly string[];
  readonly prerendered: readonly string[];
  readonly templates?: readonly KeyOfPattern[];
  readonly shells?: readonly KeyOfPattern[];
  /** By key and language: `pets.en`. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  readonly scripts?: readonly string[];
  readonly worker?: string;
  readonly origin?: string;
  readonly indexed?: readonly string[];
}

const anyPage: KnownPages = {
  ...{ has: () => true, prerendered: new Set<string>(), readsOf: () => [], templateOf: () => undefined, scripts: [] },
  ...{ shellOf: () => undefined, worker: undefined, origin: undefined, indexed: [] },
};

const keysOf = (rows: readonly KeyOfPattern[]): ReadonlyMap<string, string> => new Map(rows.map(({ pattern, key }) => [pattern, key]));

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`, 'u');

const parse = (text: string): KnownPages => {
  const { patterns, prerendered, reads = {}, ...index } = JSON.parse(text) as PageIndex;
  const { templates = [], shells = [], scripts = [], worker, origin, indexed = [] } = index;
  const pages = patterns.map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
  // The first pattern that fits is the page's, as in the app: `vet-dashboard` is no vet.
  const patternOf = (key: string): string | undefined => pages.find(({ expression }) => expression.test(key))?.pattern;
  const [filled, empty] = [keysOf(templates), keysOf(shells)];
  return {
    has: (key) => patternOf(key) !== undefined,
    prerendered: new Set(prerendered),
    readsOf: (key, language) => reads[`${key}.${language}`] ?? [],
    templateOf: (key) => filled.get(patternOf(key) ?? ''),
    shellOf: (key) => empty.get(patternOf(key) ?? ''),
    ...{ scripts, worker, origin, indexed },
  };
};

const lookAgainMs = 1_000;

/** Reads the list, and reads it again, after a moment, when the site was built anew; a site without a list has every page. */
export const knownPages = (directory: string): (() => Promise<KnownPages>) => {
  const file = join(directory, 'pages/index.json');
  let known = anyPage;
  let readAt = -1;
  let lookAgainAt = 0;
  return async () => {
    const now = Date.now();
    if (now < lookAgainAt) return known;
    const entry = await stat(file).catch(() => undefined);
    if (entry === undefined) return anyPage;
    if (entry.mtimeMs !== readAt) {
      known = parse(await readFile(file, 'utf8'));
      readAt = entry.mtimeMs;
    }
    lookAgainAt = now + lookAgainMs;
    return known;
  };
};
