import { readFileSync } from 'node:fs';

export type Language = 'en' | 'ur';

type Strings = { readonly [key: string]: string | Strings };

const features = ['session', 'pets', 'my-pets', 'moderation', 'home'] as const;

const fileOf = (namespace: string, language: Language): URL => {
  const isFeature = features.some((name) => name === namespace);
  const folder = isFeature ? `features/${namespace}/locales` : `shared/locales/${namespace}`;
  return new URL(`../../web/src/${folder}/${language}.json`, import.meta.url);
};

const lookUp = (strings: Strings, path: string): string => {
  const found = path
    .split('.')
    .reduce<string | Strings | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), strings);
  if (typeof found !== 'string') throw new Error(`there is no text at ${path}`);
  return found;
};

/**
 * What the site says, by namespace and key (`session:field.email`), so that one journey runs in both languages; `{{name}}` is
 * filled from `values`.
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
