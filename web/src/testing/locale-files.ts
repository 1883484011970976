import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.url)), '..');

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : flatten(value, at);
  });
}

/** Every string of one language: `namespace:key` to text. */
export function stringsOf(language: 'en' | 'ur'): Map<string, string> {
  const shared = readdirSync(join(source, 'shared/locales')).map((name) => [name, join(source, 'shared/locales', name)] as const);
  const features = ['features', 'work'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((name) => [name, join(source, folder, name, 'locales')] as const),
  );
  const strings = new Map<string, string>();
  for (const [namespace, folder] of [...shared, ...features].filter(([, place]) => existsSync(place))) {
    const tree = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Tree;
    for (const [key, text] of flatten(tree, '')) strings.set(`${namespace}:${key}`, text);
  }
  return strings;
}
