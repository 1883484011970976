import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build says of its pages (`pages/index.json`). */
export interface KnownPages {
  /** Whether a page has this key. */
  has(key: string): boolean;
  /** Keys that have HTML of their own. */
  readonly prerendered: ReadonlySet<string>;
  /** What such a page reads of the API as it opens: paths and queries. */
  readsOf(key: string): readonly string[];
  /** Hashes of the inline scripts, as the policy writes them. */
  readonly scripts: readonly string[];
  /** The worker that renders pages, from the folder of the build. */
  readonly worker: string | undefined;
  /** Stands in built pages for scheme and host of the site. */
  readonly origin: string | undefined;
  /** Keys of pages that search engines are told of. */
  readonly indexed: readonly string[];
}

interface PageIndex {
  readonly patterns: readonly string[];
  readonly prerendered: readonly string[];
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  readonly scripts?: readonly string[];
  readonly worker?: string;
  readonly origin?: string;
  readonly indexed?: readonly string[];
}

const anyPage: KnownPages = {
  ...{ has: () => true, prerendered: new Set<string>(), readsOf: () => [], scripts: [] },
  ...{ worker: undefined, origin: undefined, indexed: [] },
};

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`, 'u');

const parse = (text: string): KnownPages => {
  const { patterns, prerendered, reads = {}, scripts = [], worker, origin, indexed = [] } = JSON.parse(text) as PageIndex;
  const expressions = patterns.map(expressionOf);
  return {
    has: (key) => expressions.some((expression) => expression.test(key)),
    prerendered: new Set(prerendered),
    readsOf: (key) => reads[key] ?? [],
    ...{ scripts, worker, origin, indexed },
  };
};

/** Reads the list, and reads it again when the site was built anew; a site without a list has every page. */
export const knownPages = (directory: string): (() => Promise<KnownPages>) => {
  const file = join(directory, 'pages/index.json');
  let known = anyPage;
  let readAt = -1;
  return async () => {
    const entry = await stat(file).catch(() => undefined);
    if (entry === undefined) return anyPage;
    if (entry.mtimeMs !== readAt) {
      known = parse(await readFile(file, 'utf8'));
      readAt = entry.mtimeMs;
    }
    return known;
  };
};
