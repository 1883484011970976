import { i18n } from './i18n.ts';

/** A part of a page's strings as it stands, for texts that are shown whole, in their order. The page has loaded the namespace. */
export function wholeTexts<Texts>(namespace: string, key: string): Texts {
  return i18n.getResource(i18n.language, namespace, key) as Texts;
}
