import { eachWordOf, findArea } from '@paltu/reference';
import { kindsOfPhrases, phraseOf } from '../words.ts';
import type { FieldValue, Meaning, MeantFields } from './meanings.ts';
import { isTalk, piecesOf, type Piece } from './pieces.ts';
import { textOf, tokensOf, type Token } from './tokens.ts';

/** A part of a search that names what can be filtered by. */
export interface Understood {
  /** As it was typed. */
  readonly words: string;
  readonly fields: MeantFields;
  /** The search without it. */
  readonly without: string;
}

/** A part of a search that a document has to have. */
export interface Term {
  readonly tokens: readonly Token[];
  /** Any of these will do; more than one word where a meaning is written so. */
  readonly anyOf: readonly string[];
  /** Whether a word that only begins so will do, too. */
  readonly isPrefix: boolean;
  /** Whether other words mean the same: then it is spelt rightly. */
  readonly isKnown: boolean;
}

/** What a search is made of, in its order: each part has fields, or a term, or both; or it only excludes, prefers, or cannot be read. */
export interface SearchPart {
  /** As it was typed. */
  readonly words: string;
  readonly fields: MeantFields;
  readonly term: Term | undefined;
  /** Words that nothing has to have, but what has one comes before what has none. */
  readonly preferred: readonly string[];
  /** Words, and phrases of documents, that nothing may have. */
  readonly excluded: readonly string[];
  /** Values that nothing may have, by the field that a list filters them out by: `notLocation`, `notSpecialty`. */
  readonly refused: readonly MeantFields[];
}

export interface UnderstoodSearch {
  readonly tokens: readonly Token[];
  readonly parts: readonly SearchPart[];
}

type Wanted = ReadonlySet<string>;

const fieldsOf = (fields: MeantFields, wanted: Wanted): MeantFields =>
  Object.keys(fields).every((name) => wanted.has(name)) ? fields : {};

const isEmpty = (fields: MeantFields): boolean => Object.keys(fields).length === 0;

/** What is for an animal is named by the animal: of a kind of it, such as a hen, a thing may be made. */
const fieldsMeant = ({ fields, text }: Meaning, wanted: Wanted): MeantFields => {
  const { species, ...more } = fields;
  const isAnimal = species !== undefined && text.length === 0 && isEmpty(more);
  return wanted.has('forSpecies') && isAnimal ? { forSpecies: species } : fieldsOf(fields, wanted);
};

/** `10kg` is "10 kg", too. */
const apart = (word: string): readonly string[] => {
  const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return number === undefined || unit === undefined ? [] : [`${number} ${unit}`];
};

const namedBy = ({ text, words }: Meaning): readonly string[] => (text.length > 0 ? text : words);

const termOf = ({ tokens, meaning }: Piece, isLast: boolean): Term => {
  const word = tokens.map((token) => token.word).join(' ');
  const other = meaning === undefined ? apart(word) : namedBy(meaning);
  // A number that only begins so is another one.
  const isPrefix = isLast && tokens.length === 1 && !/^\d+$/.test(word);
  return { tokens, anyOf: [...new Set([word, ...other])], isPrefix, isKnown: meaning !== undefined };
};

type Meant = Pick<SearchPart, 'fields' | 'term' | 'preferred' | 'excluded' | 'refused'>;

const unknown: Meaning = { fields: {}, text: [], preferred: [], words: [], isOptional: false, areas: [] };

const nothing: Meant = { fields: {}, term: undefined, preferred: [], excluded: [], refused: [] };

/** Words, and phrases, of what is refused and cannot be filtered out. */
const excludedBy = ({ fields, words, preferred }: Meaning, wanted: Wanted): readonly string[] => {
  const [[name, value] = ['', ''], ...more] = Object.entries(fields);
  const kind = kindsOfPhrases[name];
  if (kind === undefined || more.length > 0) return preferred;
  if (preferred.length > 0) return [...preferred, ...words];
  const isPhrase = wanted.has(name) || (name === 'species' && wanted.has('forSpecies'));
  return isPhrase ? [phraseOf(kind, String(value))] : words;
};

/** What has this field, and no more, is filtered out, or excluded by the phrase that documents have for it, or else by what it is called. */
const refusedBy = (meaning: Meaning, wanted: Wanted): Partial<Meant> => {
  const [[name, value] = ['', ''], ...more] = Object.entries(meaning.fields);
  const opposite = `not${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  // An area is not its whole city.
  const isWhole = meaning.preferred.length === 0 && more.length === 0;
  return isWhole && wanted.has(opposite) ? { refused: [{ [opposite]: value }] } : { excluded: excludedBy(meaning, wanted) };
};

/** Of what there are two of: who does not want the one wants the other. */
const opposites = new Map<FieldValue, FieldValue>([
  [true, false],
  [false, true],
  ['Male', 'Female'],
  ['Female', 'Male'],
]);

/** What is taken away is filtered by where it is one of two, and else excluded by its words; what has a third way is not asked for. */
const takenAway = ({ meaning, quantity, tokens }: Piece, wanted: Wanted): Meant => {
  if (quantity !== undefined) return nothing;
  if (meaning === undefined) return { ...nothing, excluded: tokens.map(({ word }) => word) };
  const opposite = Object.fromEntries(
    Object.entries(meaning.fields).flatMap(([name, value]) => (opposites.has(value) ? [[name, opposites.get(value) ?? value]] : [])),
  );
  if (!isEmpty(opposite)) return { ...nothing, fields: fieldsOf(opposite, wanted) };
  return { ...nothing, ...(meaning.text.length > 0 ? { excluded: meaning.text } : refusedBy(meaning, wanted)) };
};

const together = (all: readonly Meant[]): Meant => ({
  ...nothing,
  fields: Object.assign({}, ...all.map(({ fields }) => fields)) as MeantFields,
  excluded: all.flatMap(({ excluded }) => excluded),
  refused: all.flatMap(({ refused }) => refused),
});

interface Around {
  readonly isLast: boolean;
  /** Whether what is only preferred may be left out, for there is something else. */
  readonly isOptional: boolean;
  /** The city that is meant, where it is certain. */
  readonly cityId: string | undefined;
}

/** The area that is meant, where it is known of which city; undefined where nothing is found by areas. */
const areaMeant = ({ areas, fields }: Meaning, wanted: Wanted, cityId: string | undefined): string | undefined => {
  const ofCity = wanted.has('location') ? (fields['location'] ?? cityId) : cityId;
  return wanted.has('area') ? areas.find((id) => findArea(id)?.cityId === ofCity) : undefined;
};

const meantByWords = (piece: Piece, wanted: Wanted, { isLast, isOptional, cityId }: Around): Meant => {
  const { meaning = unknown } = piece;
  const area = areaMeant(meaning, wanted, cityId);
  const fields = fieldsMeant(meaning, wanted);
  if (area !== undefined) return { ...nothing, fields: { ...fields, area }, preferred: meaning.preferred };
  const isNamed = !isEmpty(fields);
  if (!isNamed && meaning.isOptional && isOptional) return { ...nothing, preferred: meaning.words };
  const term = isNamed && meaning.text.length === 0 ? undefined : termOf(piece, isLast);
  return { ...nothing, fields, term, preferred: isNamed ? meaning.preferred : [] };
};

const meantBy = (piece: Piece, wanted: Wanted, around: Around): Meant => {
  const { quantity, taken } = piece;
  if (taken !== undefined) return together(taken.map((one) => takenAway(one, wanted)));
  if (quantity !== undefined) return { ...nothing, fields: fieldsOf(quantity.fields, wanted) };
  return meantByWords(piece, wanted, around);
};

const ages = ['minAge', 'maxAge'] as const;
const prices = ['minPrice', 'maxPrice'] as const;

type Read = SearchPart & { readonly isQuantity: boolean };

const without = (fields: MeantFields, names: readonly string[]): MeantFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const valuesIn = (parts: readonly SearchPart[], name: string): readonly number[] =>
  parts.flatMap(({ fields }) => fields[name] ?? []).map(Number);

const settledOf = (all: readonly Read[], names: typeof ages | typeof prices): readonly Read[] => {
  const [least, most] = names;
  const quantities = all.filter(({ isQuantity, fields }) => isQuantity && (least in fields || most in fields));
  if (quantities.length === 0) return all;
  const isNone = Math.max(0, ...valuesIn(quantities, least)) > Math.min(Infinity, ...valuesIn(quantities, most));
  const isDropped = ({ isQuantity }: Read): boolean => (isNone ? isQuantity : !isQuantity && names === ages);
  return all.map((part) => (isDropped(part) ? { ...part, fields: without(part.fields, names) } : part));
};

/** An age in numbers is meant rather than that of a "kitten"; two that no one thing can have are none that can be read. */
const settled = (parts: readonly Read[]): readonly Read[] => settledOf(settledOf(parts, ages), prices);

/** The word that two beside each other make together; none of two that are known, unless they were written as one. */
const joinedWith = (one: SearchPart | undefined, other: SearchPart | undefined): readonly string[] => {
  const terms = [one?.term, other?.term].filter((term) => term !== undefined);
  const tokens = terms.flatMap((term) => term.tokens);
  const isCompound = terms.length === 2 && tokens.length === 2 && !(terms.every(({ isKnown }) => isKnown) && tokens[1]?.isApart === true);
  return isCompound ? eachWordOf(tokens.map(({ word }) => word).join('')) : [];
};

/** Two words beside each other may be written as one: then it stands for each of them. */
const withCompounds = (parts: readonly SearchPart[]): readonly SearchPart[] =>
  parts.map((part, index) => {
    const words = [...joinedWith(parts[index - 1], part), ...joinedWith(part, parts[index + 1])];
    return part.term === undefined || words.length === 0
      ? part
      : { ...part, term: { ...part.term, anyOf: [...part.term.anyOf, ...words] } };
  });

const isAsked = ({ fields, term, excluded, refused }: Meant): boolean =>
  !isEmpty(fields) || term !== undefined || excluded.length + refused.length > 0;

const onlyCityIn = (pieces: readonly Piece[]): string | undefined => {
  const [city, ...others] = new Set(pieces.flatMap(({ meaning }) => meaning?.fields['location'] ?? []));
  return others.length > 0 || city === undefined ? undefined : String(city);
};

/**
 * What a search means. @param wanted names of the fields that a kind of thing can be found by and that are not chosen already: a word for
 * another one is looked for as a word @param chosenCity the one that is chosen beside it
 */
export const understand = (search: string, wanted: readonly string[] = [], chosenCity?: string): UnderstoodSearch => {
  const tokens = tokensOf(search);
  const names = new Set(wanted);
  const all = piecesOf(tokens, wanted.length > 0);
  const important = all.filter((piece) => !isTalk(piece));
  // What talk there is around the words of a search goes, unless there is nothing else.
  const pieces = important.length > 0 ? important : all;
  const cityId = chosenCity ?? onlyCityIn(pieces);
  const read = (isOptional: boolean): readonly Read[] =>
    pieces.map((piece) => ({
      words: textOf(piece.tokens),
      isQuantity: piece.quantity !== undefined,
      ...meantBy(piece, names, { isLast: piece === pieces.at(-1), isOptional, cityId }),
    }));
  const parts = read(true);
  const meant = settled(parts.some(isAsked) ? parts : read(false));
  return { tokens, parts: withCompounds(meant.map(({ isQuantity: _isQuantity, ...part }) => part)) };
};

/** What a document has to have. */
export const termsOf = ({ parts }: UnderstoodSearch): readonly Term[] => parts.flatMap(({ term }) => term ?? []);

/** What no document may have. */
export const excludedIn = ({ parts }: UnderstoodSearch): readonly string[] => [...new Set(parts.flatMap(({ excluded }) => excluded))];

/** What is found by fields; each can be taken away by itself. */
export const understoodIn = ({ parts }: UnderstoodSearch): readonly Understood[] =>
  parts
    .filter(({ fields }) => !isEmpty(fields))
    .map((part) => ({
      words: part.words,
      fields: part.fields,
      without: parts
        .filter((other) => other !== part)
        .map(({ words }) => words)
        .join(' '),
    }));

type Named = FieldValue | readonly FieldValue[];

export type NamedFields = Readonly<Record<string, Named>>;

const combined = (field: string, values: readonly FieldValue[]): Named => {
  if (field.startsWith('max')) return Math.min(...values.map(Number));
  if (field.startsWith('min')) return Math.max(...values.map(Number));
  const [first, ...others] = [...new Set(values)];
  return first === undefined || others.length > 0 ? [...new Set(values)] : first;
};

/** All fields that a search names or refuses, by their names: "cats and dogs" are either, of several limits the narrowest holds, yes and no ask for nothing. */
export const fieldsNamedIn = ({ parts: all }: UnderstoodSearch): NamedFields => {
  const parts = all.flatMap(({ fields, refused }) => [fields, ...refused]);
  const names = [...new Set(parts.flatMap(Object.keys))];
  const valuesOf = (name: string): readonly FieldValue[] => parts.flatMap((fields) => fields[name] ?? []);
  const isAsked = (name: string): boolean => !(valuesOf(name).includes(true) && valuesOf(name).includes(false));
  return Object.fromEntries(names.filter(isAsked).map((name) => [name, combined(name, valuesOf(name))]));
};
