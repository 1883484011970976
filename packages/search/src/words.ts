import { foldText } from '@paltu/reference';

type Ending = readonly [ending: RegExp, ...singulars: string[]];

const english: readonly Ending[] = [
  [/(?<=[a-z]{2})ies$/, 'y', 'ie'],
  [/(?<=[a-z](?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z])ves$/, 'f', 've'],
  [/(?<=[a-z]{2}[^su])s$/, ''],
];

// Of بلیاں and بلیوں; of بچے and بچوں, which are of بچہ, کتا or دوست alike; of دیسیوں. What ends in ہ is often written with ا.
const urdu: readonly Ending[] = [
  [/(?<=\p{L})(?:یاں|یوں)$/u, 'ی'],
  [/(?<=\p{L}{2})وں$/u, '', 'ا', 'ہ'],
  [/(?<=\p{L}{2})یں$/u, ''],
  [/(?<=\p{L}{2})ے$/u, 'ا', 'ہ'],
  [/(?<=\p{L}{2}[^ا])ہ$/u, 'ا'],
];

/**
 * What a word may be the plural of, or another spelling: `cats` of `cat`, بلیاں of بلی, کتے of کتا. Light on purpose: it knows no language,
 * and what is no word does no harm, for a document and a search are made of the same.
 */
export const stemsOf = (word: string): readonly string[] => {
  const endings = /^[a-z]+$/.test(word) ? english : urdu;
  const [ending, ...singulars] = endings.find(([one]) => one.test(word)) ?? [];
  return ending === undefined ? [] : singulars.map((singular) => word.replace(ending, singular));
};

/** Before what no document has as it stands, but may be meant. */
export const stemMark = '~';

/** Before what is more than a word: `=breed german shepherd`. */
export const phraseMark = '=';

/** Phrases by which documents have what they are, by the field that names it. */
export const kindsOfPhrases: Readonly<Record<string, string>> = { species: 'species', location: 'city' };

/** A phrase as documents have it, and as it is counted. */
export const phraseOf = (kind: string, text: string): string => `${phraseMark}${kind} ${foldText(text).replace(/['\\]/g, '')}`;

/** What a document is found by that has this word: the word, and what it may be a form of. */
export const lexemesOf = (word: string): readonly string[] => [word, ...stemsOf(word).map((stem) => `${stemMark}${stem}`)];

/** What a document has that is meant by this word: the word or a form of it. */
export const lexemesMeant = (word: string): readonly string[] => [
  ...new Set([word, ...stemsOf(word)].flatMap((one) => [one, `${stemMark}${one}`])),
];

/** How many letters may be wrong in a word of such a length: none below four, two from eight. */
export const mostErrors = (word: string): number => {
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
};

/** Of words that are there the nearest is among the most frequent, however many have a key in common. */
export const mostNear = 300;

/** Letters of a word that are looked at to find words near it. */
const keyLength = 8;

const withoutOne = (words: Iterable<string>): ReadonlySet<string> => {
  const shorter = new Set<string>();
  for (const word of words) {
    const letters = [...word];
    letters.forEach((_, place) => shorter.add([...letters.slice(0, place), ...letters.slice(place + 1)].join('')));
  }
  return shorter;
};

const keysOf = (word: string, errors: number): readonly string[] => {
  const start = [...word].slice(0, keyLength).join('');
  const keys = new Set([start]);
  let shorter: ReadonlySet<string> = keys;
  for (let error = 0; error < errors; error += 1) {
    shorter = withoutOne(shorter);
    for (const key of shorter) keys.add(key);
  }
  return [...keys].filter((key) => key !== '');
};

/** What a word is kept under: one that it may be typed as instead has one of these keys among its own. */
export const keptKeys = (word: string): readonly string[] => {
  const { length } = [...word];
  return length < 3 ? [] : keysOf(word, length < 6 ? 1 : 2);
};

/** What to look under for words that may be meant by one that was typed. */
export const typedKeys = (word: string): readonly string[] => (mostErrors(word) === 0 ? [] : keysOf(word, mostErrors(word)));

const at = (row: readonly number[], place: number): number => row[place] ?? 0;

type Row = readonly number[];

/** The errors of `from`, up to its letter number `row`, against each beginning of `to`; the two rows before it are those of the letters before. */
const rowOf = (from: readonly string[], to: readonly string[], row: number, [above, before]: readonly [Row, Row]): Row => {
  const here = [row + 1];
  for (let column = 0; column < to.length; column += 1) {
    const other = at(above, column) + (from[row] === to[column] ? 0 : 1);
    const isExchanged = row > 0 && column > 0 && from[row] === to[column - 1] && from[row - 1] === to[column];
    const least = Math.min(at(here, column) + 1, at(above, column + 1) + 1, other);
    here.push(isExchanged ? Math.min(least, at(before, column - 1) + 1) : least);
  }
  return here;
};

/** Letters that are written as two. */
const pairs = /[\ud800-\udbff]/;

const errorsOf = (from: readonly string[], right: string, most: number): number => {
  // Before a word is taken apart, for there are a thousand.
  const longest = from.length + most;
  if (right.length < from.length - most || (right.length > longest && !pairs.test(right))) return most + 1;
  const to = [...right];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: Row = [];
  let above: Row = [...to.keys(), to.length];
  for (let row = 0; row < from.length; row += 1) {
    const here = rowOf(from, to, row, [above, before]);
    [before, above] = [above, here];
    // A row is made of the two before it, and never of fewer errors.
    if (Math.min(...above) > most && Math.min(...before) > most) return most + 1;
  }
  return Math.min(at(above, to.length), most + 1);
};

/** Letters too many, too few, wrong, or exchanged with the next: how many errors make one word of the other; `most` + 1 for more. */
export const errorsBetween = (left: string, right: string, most: number): number => errorsOf([...left], right, most);

/** A word that is there, and how often. */
export interface CountedWord {
  readonly word: string;
  readonly count: number;
}

/** The word among `words` that was most likely meant: fewest errors, then the same beginning, then the one that is there most often. */
export const nearestWord = (typed: string, words: readonly CountedWord[]): string | undefined => {
  const most = mostErrors(typed);
  const letters = [...typed];
  const [first = ''] = letters;
  const near = words
    .flatMap((one) => {
      const errors = errorsOf(letters, one.word, most);
      return errors > 0 && errors <= most ? [{ ...one, errors, isBegunSo: one.word.startsWith(first) }] : [];
    })
    .sort((a, b) => a.errors - b.errors || Number(b.isBegunSo) - Number(a.isBegunSo) || b.count - a.count || (a.word < b.word ? -1 : 1));
  return near[0]?.word;
};

const longestBeginning = 10;

/** A phrase of this kind that has a word which begins so. */
export const phraseKey = (kind: string, beginning: string): string => `${kind}^${[...beginning].slice(0, longestBeginning).join('')}`;

const keysOfPhrase = (phrase: string): readonly string[] => {
  const [kind = '', ...words] = phrase.split(' ');
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, longestBeginning);
    return letters.map((_, length) => letters.slice(0, length + 1).join(''));
  });
  return [...new Set(beginnings)].map((beginning) => phraseKey(kind, beginning));
};

/** What an entry of the table of words is looked up by, besides itself: a word by what it may be typed as, a phrase by how its words begin. */
export const keysOfEntry = (entry: string): readonly string[] => {
  // A number is meant as it stands: a million of them, each with thirty keys, would be kept for nobody.
  if (entry.startsWith(stemMark) || /^\d+$/.test(entry)) return [];
  return entry.startsWith(phraseMark) ? keysOfPhrase(entry.slice(phraseMark.length)) : keptKeys(entry);
};

/** By each word how many more documents have it; those of which as many have it as before are left out. */
export const wordChanges = (
  changed: readonly { readonly before: readonly string[]; readonly after: readonly string[] }[],
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  const add = (words: readonly string[], change: number): void => {
    for (const word of words) sums.set(word, (sums.get(word) ?? 0) + change);
  };
  for (const { before, after } of changed) {
    add(before, -1);
    add(after, 1);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0));
};
