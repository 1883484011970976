import { existsSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'ur';

type Strings = { readonly [key: string]: string | Strings };

/** Where a namespace may lie: of a feature, of a work area, or shared. */
const placesOf = (namespace: string): string[] => [
  `features/${namespace}/locales`,
  `work/${namespace}/locales`,
  `shared/locales/${namespace}`,
  `shared/${namespace}/locales`,
];

const fileOf = (namespace: string, language: Language): URL => {
  const files = placesOf(namespace).map((folder) => new URL(`../../web/src/${folder}/${language}.json`, import.meta.url));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`there are no texts of ${namespace}`);
  return file;
};

const lookUp = (strings: Strings, path: string): string => {
  const found = path
    .split('.')
    .reduce<string | Strings | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), strings);
  if (typeof found !== 'string') throw new Error(`there is no text at ${path}`);
  return found;
};

/**
 * The words of the site, by namespace and key (`session:field.email`), so that one journey runs in both languages; `{{name}}` is filled
 * from `values`.
 */
export const wordsOf = (language: Language) => {
  const known = new Map<string, Strings>();
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', path = ''] = key.split(':');
    const strings = known.get(namespace) ?? (JSON.parse(readFileSync(fileOf(namespace, language), 'utf8')) as Strings);
    known.set(namespace, strings);
    return lookUp(strings, path).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
};

export type Words = ReturnType<typeof wordsOf>;
