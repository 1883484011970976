export type PageParams = Record<string, string>;

/**
 * Whether a page key fits a pattern: `pet-{id}` fits `pet-42` with `{ id: '42' }`. A placeholder takes one or more
 * characters, but no slash.
 */
export function matchPage(pattern: string, key: string): PageParams | undefined {
  const names: string[] = [];
  const expression = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_whole, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${expression}$`, 'u').exec(key);
  if (!found) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

export type Query = Record<string, string>;

export interface PageLocation {
  /** The page key, which is the path without its slash; `home` is `/`. */
  key: string;
  query: Query;
}

/** `pet-42` → `/pet-42`; `home` → `/`. Empty values are left out of the query. */
export function pathOf(key: string, query: Query = {}): string {
  const path = key === 'home' ? '/' : `/${encodeURI(key)}`;
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return search ? `${path}?${search}` : path;
}

/** The reverse of `pathOf`, tolerant of what people type: a trailing slash, broken percent signs. */
export function locationOf(pathname: string, search: string): PageLocation {
  const bare = pathname.replace(/^\/+|\/+$/g, '');
  return { key: bare === '' ? 'home' : decoded(bare), query: Object.fromEntries(new URLSearchParams(search)) };
}

/** A part of an address without its percent signs; as it stands where these are broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
