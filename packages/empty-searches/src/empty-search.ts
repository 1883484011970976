import { eachWordOf, readsAsLink, readsAsNumber } from '@paltu/reference';

/** A search of one list that found nothing, or what was searched for instead, on one day. */
export interface EmptySearch {
  readonly list: string;
  /** In Pakistan, `2026-05-01`. */
  readonly day: string;
  /** Folded. */
  readonly words: string;
  /** What the same visitors searched for next and found; empty for the search that found nothing. */
  readonly instead: string;
  /** Addresses, each counted once a day. */
  readonly visitors: number;
}

/** A search that was made often enough to be shown. */
export interface FrequentSearch extends Pick<EmptySearch, 'words' | 'instead' | 'visitors'> {
  readonly lastDay: string;
}

/** As admins see it. */
interface ShownSearch extends Pick<FrequentSearch, 'words' | 'visitors' | 'lastDay'> {
  /** What most of them searched for next and found. */
  readonly instead: string | null;
}

/** On so many days it has to be frequent before it is shown: what one visitor has others type in an afternoon is not. */
export const leastDays = 2;

/** For longer it is not kept. */
export const keptDays = 90;

/** More are not read. */
export const mostShown = 1_000;

/** Where empty searches are kept, by their list. */
export interface EmptySearchStore {
  /** Adds to what is kept of the same words on the same day. */
  add(searches: readonly EmptySearch[]): Promise<void>;
  /** Those that were kept on `leastDays` days at least, with their visitors from the day `since` on, of whom there are some; most visitors first. */
  list(list: string, since: string): Promise<readonly FrequentSearch[]>;
  /** Forgets what is of an earlier day. */
  forgetBefore(day: string): Promise<number>;
}

const longest = 60;

/** Prices such as 25,000 are no phone numbers. */
const roundAmounts = /(?<!\d)\d{1,3}000(?!\d)/g;

/** "2.5 kg" is no link. */
const decimals = /\b\d{1,3}\.\d{1,2}\b/g;

const mail = /@|\b(?:gmail|hotmail|yahoo|outlook|https?|www)\b/i;

/** The words by which a search is counted; undefined for one that is too long, or by which somebody may be reached. */
export const countedWordsOf = (search: string): string | undefined => {
  const words = eachWordOf(search).join(' ');
  if (words === '' || [...words].length > longest) return undefined;
  const reachesSomebody =
    readsAsLink(search.replaceAll(decimals, '')) || mail.test(search) || readsAsNumber(words.replaceAll(roundAmounts, ''));
  return reachesSomebody ? undefined : words;
};

/** Searches that found nothing, each with what was most often found instead. @param found most visitors first */
export const shownOf = (found: readonly FrequentSearch[]): readonly ShownSearch[] => {
  const instead = new Map<string, string>();
  for (const one of found) if (one.instead !== '' && !instead.has(one.words)) instead.set(one.words, one.instead);
  return found.flatMap(({ words, visitors, lastDay, ...one }) =>
    one.instead === '' ? [{ words, visitors, lastDay, instead: instead.get(words) ?? null }] : [],
  );
};
