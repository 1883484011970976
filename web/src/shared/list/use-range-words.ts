import { useTranslation } from 'react-i18next';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';

type Range = readonly [from: number | undefined, to: number | undefined];

/** "From 5,000 to 70,000", or only one end of it; nothing asked for is a range up to 0. */
export function useRangeWords(words: NamespaceWith<`filters.${'from' | 'upTo' | 'between'}`>) {
  const translate = withNamespace(useTranslation(words).t);
  return ([from, to]: Range, textOf: (value: number) => string): string => {
    if (from !== undefined && to !== undefined) return translate(`${words}:filters.between`, { from: textOf(from), to: textOf(to) });
    return from === undefined
      ? translate(`${words}:filters.upTo`, { to: textOf(to ?? 0) })
      : translate(`${words}:filters.from`, { from: textOf(from) });
  };
}
