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
