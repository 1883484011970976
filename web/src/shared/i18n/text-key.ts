import i18next from 'i18next';
import type { ParseKeys, TypeOptions } from 'i18next';

type Namespace = keyof TypeOptions['resources'];

/** A key with its namespace: `pets:list.title`. Outside the web app, where no strings are declared, any text. */
export type TextKey = [Namespace] extends [never] ? string : { [N in Namespace]: `${N}:${ParseKeys<N>}` }[Namespace];

/** A key of one namespace, without naming it: `nav.home`. */
export type KeyOf<N extends Namespace> = ParseKeys<N>;

/** The namespaces that have all of some keys: for a component whose words are those of what it is used for. */
export type NamespaceWith<Keys extends string> = [Namespace] extends [never]
  ? string
  : { [N in Namespace]: [Keys] extends [KeyOf<N>] ? N : never }[Namespace];

/** `t` of a component, whatever its namespaces. */
export type AnyT = { readonly $TFunctionBrand: unknown };

/** The same for keys that name their namespace; the page has loaded it. */
export function withNamespace(t: AnyT): (key: TextKey, values?: Readonly<Record<string, unknown>>) => string {
  return t as unknown as ReturnType<typeof withNamespace>;
}

/** A key that was put together from what the server sends, when there is such a string. */
export function existingKey(key: string): TextKey | undefined {
  return i18next.exists(key) ? (key as TextKey) : undefined;
}
