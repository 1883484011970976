import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build says of its pages (`pages/index.json`). */
export interface KnownPages {
  /** Whether a page has this key. */
  has(key: string): boolean;
  /** Keys that have HTML of their own. */
  readonly prerendered: ReadonlySet<string>;
}

const anyPage: KnownPages = { has: () => true, prerendered: new Set() };

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`, 'u');

const parse = (text: string): KnownPages => {
  const { patterns, prerendered } = JSON.parse(text) as { patterns: string[]; prerendered: string[] };
  const expressions = patterns.map(expressionOf);
  return { has: (key) => expressions.some((expression) => expression.test(key)), prerendered: new Set(prerendered) };
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
