import { cacheTag } from '@paltu/contracts/cache-tags';
import { cachedReads } from '../gen/table.ts';
import type { CachedRead } from '../route-row.ts';

export interface CanonicalRead {
  /** Path and query in the one form that all equal calls have; exactly this is asked of the service. */
  readonly url: string;
  readonly service: string;
  readonly tags: readonly string[];
  /** Its path as logs and metrics name it. */
  readonly route: string;
}

const longestValue = 120;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const slug = '[0-9a-z-]{1,100}';

const readers = cachedReads.map((read) => {
  const path = read.path.replace(':id', `(${uuid})`).replace(':slug', `(${slug})`);
  return { read, pattern: new RegExp(`^${path}$`, 'i') };
});

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

const pairOf = (pair: string): readonly [name: string, value: string] | undefined => {
  const [, rawName = '', rawValue = ''] = /^([^=]*)=?([^]*)$/.exec(pair) ?? [];
  const [name, value] = [decoded(rawName), decoded(rawValue)];
  return name === undefined || value === undefined ? undefined : [name, value];
};

/** The parameters that count, in one order; undefined when one of them is given twice, too long or not readable, or makes the answer timely. */
const canonicalQuery = (query: string, { parameters, timely = [] }: CachedRead): string | undefined => {
  const values = new Map<string, string>();
  for (const pair of query.split('&')) {
    const read = pairOf(pair);
    if (read === undefined || timely.includes(read[0])) return undefined;
    const [name, value] = read;
    if (!parameters.includes(name)) continue;
    if (values.has(name) || value.length > longestValue) return undefined;
    values.set(name, value);
  }
  return parameters
    .filter((name) => values.has(name))
    .map((name) => `${name}=${encodeURIComponent(values.get(name) ?? '')}`)
    .join('&');
};

/** What a call asks for, if its answer can be shared. Anything unusual is left to the service, which reports what is wrong with it. */
export const canonicalRead = (url: string): CanonicalRead | undefined => {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  for (const { read, pattern } of readers) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const canonical = canonicalQuery(query, read);
    if (canonical === undefined) return undefined;
    const id = (match[1] ?? '').toLowerCase();
    const own = read.path.replace(/:\w+/, id);
    return {
      url: canonical === '' ? own : `${own}?${canonical}`,
      service: read.service,
      tags: read.tags.map((tag) => cacheTag(tag, id)),
      route: read.path,
    };
  }
  return undefined;
};
