import { cities, findArea } from '@paltu/reference';
import areas from '../data/areas.json' with { type: 'json' };
import cityNames from '../data/cities.json' with { type: 'json' };
import fillers from '../data/fillers.json' with { type: 'json' };
import goods from '../data/goods.json' with { type: 'json' };
import kinds from '../data/kinds.json' with { type: 'json' };
import practices from '../data/practices.json' with { type: 'json' };
import qualities from '../data/qualities.json' with { type: 'json' };
import species from '../data/species.json' with { type: 'json' };
import words from '../data/words.json' with { type: 'json' };
import { stemsOf } from '../words.ts';
import { unitWords } from './amounts.ts';
import { negatingWords } from './negations.ts';
import { listed } from './phrases.ts';

export type FieldValue = string | number | boolean;

/** What of a thing a word may name; a kind of thing has some of these fields. */
export type MeantFields = Readonly<Record<string, FieldValue>>;

/** What words of one meaning stand for. */
export interface Meaning {
  /** It finds by them; none where it is only another word for the same. */
  readonly fields: MeantFields;
  /** Words of a document that has what is meant: of a kind of bird as it is called. None where the fields are enough. */
  readonly text: readonly string[];
  /** Words of a document that has it more than others that have its fields: of a young cat that is called a kitten. */
  readonly preferred: readonly string[];
  /** All words for it. */
  readonly words: readonly string[];
  /** Whether it only puts first what has it: what a thing cannot be filtered by may be left out, too. */
  readonly isOptional: boolean;
  /** Ids of the areas of cities that are called so. */
  readonly areas: readonly string[];
}

interface Written {
  readonly words: string;
  readonly fields?: Readonly<Record<string, FieldValue | undefined>>;
  readonly text?: string;
  readonly preferred?: string;
  readonly isOptional?: boolean;
  readonly areas?: readonly string[];
}

const toMeaning = ({ words: named, fields: written = {}, text, preferred, isOptional = false, areas: called = [] }: Written): Meaning => {
  const fields = Object.fromEntries(Object.entries(written).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const isOnlyWords = Object.keys(fields).length === 0;
  const liked = preferred === undefined ? [] : listed(preferred);
  const found = text === undefined && !isOnlyWords ? [] : listed(text ?? named);
  return { fields, words: listed(named), preferred: liked, text: found, isOptional, areas: called };
};

const otherNames: Readonly<Record<string, string>> = cityNames;

const ofCities = cities.map(({ id, en, ur }): Meaning =>
  toMeaning({ fields: { location: id }, words: [en, ur, otherNames[id] ?? ''].filter((name) => name !== '').join() }),
);

const toMeanings = (written: readonly Written[]): readonly Meaning[] => written.map(toMeaning);

interface WrittenArea {
  readonly areas: readonly string[];
  readonly words: string;
  readonly preferred?: string;
  /** Other cities have such an area, too. */
  readonly isElsewhere?: boolean;
}

/** What one city alone has names the city, too; of what several have nobody knows which is meant. */
const toArea = ({ areas: called, words: named, preferred = named, isElsewhere = false }: WrittenArea): Written => {
  const [only, ...others] = called;
  if (only === undefined || others.length > 0 || isElsewhere) return { areas: called, words: named, isOptional: true };
  return { areas: called, words: named, preferred, fields: { location: findArea(only)?.cityId } };
};

/** Of these a phrase is known as a whole: its words are those of any sentence, such as "full" and "road". */
const inPhrases: ReadonlySet<Meaning> = new Set(toMeanings([...qualities, ...(areas as readonly WrittenArea[]).map(toArea)]));

/** Everything that words are known to mean: reviewed data in English, Urdu and Roman Urdu. */
export const meanings: readonly Meaning[] = [
  ...toMeanings([...species, ...kinds]),
  ...inPhrases,
  ...toMeanings([...practices, ...words, ...goods]),
  ...ofCities,
];

const byWords = new Map<string, Meaning>();
// A word that other data claim keeps its first meaning: species before kinds before the rest, and names before what is only written there.
for (const meaning of meanings) for (const one of meaning.words) if (!byWords.has(one)) byWords.set(one, meaning);
for (const meaning of meanings.filter(({ fields }) => Object.keys(fields).length === 0))
  for (const one of meaning.text) if (!byWords.has(one)) byWords.set(one, meaning);

/** The most words that one meaning is written in. */
export const longestMeaning = Math.max(...[...byWords.keys()].map((key) => key.split(' ').length));

/** What these words mean together, in any form of the last. */
export const meaningOf = (tokens: readonly string[]): Meaning | undefined => {
  const known = byWords.get(tokens.join(' '));
  if (known !== undefined || tokens.length > 1) return known;
  return stemsOf(tokens[0] ?? '')
    .map((stem) => byWords.get(stem))
    .find((meaning) => meaning !== undefined);
};

/** The fewest letters of a word that others are written together with. */
const shortestPart = 3;
const longestSplit = 24;

const namesKind = (word: string): boolean => meaningOf([word])?.fields['species'] !== undefined;

/** The two words of a compound such as `catfood`, of which each means something; undefined of any other word: a catfish is neither. */
export const partsOfCompound = (word: string): readonly [string, string] | undefined => {
  if (word.length > longestSplit || meaningOf([word]) !== undefined) return undefined;
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut -= 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const areWords = meaningOf([first]) !== undefined && meaningOf([second]) !== undefined;
    if (areWords && !(namesKind(first) && namesKind(second))) return [first, second];
  }
  return undefined;
};

const unimportant = new Set(fillers.flatMap(listed));

/** Whether a word stands in a search only because people talk so. */
export const isFiller = (word: string): boolean => unimportant.has(word);

/** Each word that means something, by itself: what a misspelt one may be meant for. */
export const knownWords: readonly string[] = [
  ...new Set([
    ...[...byWords].flatMap(([key, meaning]) => (inPhrases.has(meaning) ? [key] : key.split(' '))),
    ...unitWords,
    ...negatingWords,
  ]),
].filter((word) => word.length > 2 && !word.includes(' ') && !isFiller(word));

const isUrdu = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

/** What something with this field, and no other, is called in English and in Urdu, as words of a document. */
export const namesOf = (field: string, value: FieldValue): readonly string[] => {
  // An area of a city has its field, too.
  const meaning = meanings.find(
    ({ fields, preferred }) => preferred.length === 0 && Object.keys(fields).length === 1 && fields[field] === value,
  );
  const of = (inUrdu: boolean): string | undefined => meaning?.words.find((word) => isUrdu(word) === inUrdu);
  return [of(false), of(true)].filter((word) => word !== undefined);
};
