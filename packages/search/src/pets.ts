import { wordsOf, type Companion, type Personality, type PetFilter, type TrainingLevel } from '@paltu/reference';
import { namesOf } from './meaning/meanings.ts';
import { fieldsBeside, narrowedBy, type FilterOfField } from './filter-of-search.ts';
import type { NamedFields } from './meaning/understand.ts';
import { documentOf } from './search-document.ts';

const hasThreeInARow = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** Patterns of which a breed must fit one: a part of it, or with less than three letters in a row the beginning of a word. */
export const breedPatterns = (part: string): readonly string[] => {
  const literal = part.replace(/[\\%_]/g, '\\$&');
  // Every pattern holds what a trigram index knows: three letters in a row, or the beginning of a word.
  if (hasThreeInARow(part)) return [`%${literal}%`];
  return /^[\p{L}\p{N}]/u.test(part) ? [`${literal}%`, `% ${literal}%`] : [];
};

/** What of a pet it is found by. */
export interface SearchedPet {
  readonly name: string;
  readonly breed: string;
  readonly species: string;
  readonly cityId: string;
  readonly tags: readonly string[];
  readonly color: string;
  readonly description: string;
  readonly neutered?: boolean;
  readonly personality?: readonly Personality[];
  readonly goodWith?: readonly Companion[];
  readonly trainingLevel?: TrainingLevel | null | '' | undefined;
}

/** What owners choose about a pet, in words; the animals that it gets along with would make it one of them. */
const chosenWords = ({ neutered, personality = [], goodWith = [], trainingLevel }: SearchedPet): readonly string[] => [
  ...(neutered === true ? ['neutered'] : []),
  ...personality,
  ...goodWith.filter((companion) => companion === 'Children'),
  ...(trainingLevel === 'House Trained' || trainingLevel === 'Fully Trained' ? [trainingLevel] : []),
];

/** "White" weighs more than "White with black ears". */
const isOneColour = (color: string): boolean => wordsOf(color).length === 1;

/** What a pet is found by, and which phrases of it are counted, as the text of a `tsvector`. */
export const petDocument = (pet: SearchedPet): string => {
  const { name, breed, species, cityId, tags, color, description } = pet;
  return documentOf({
    texts: {
      A: [name],
      B: [breed, ...namesOf('species', species), ...namesOf('location', cityId), isOneColour(color) ? color : ''],
      C: [...tags, color],
      D: [description, ...chosenWords(pet)],
    },
    phrases: { breed, species, city: cityId },
  });
};

/** A filter of which, for some fields, any of several values will do. */
export type Narrowed<Filter> = { readonly [Field in keyof Filter]: Filter[Field] | readonly Filter[Field][] };

/** What a search may name, and the filter that it then is. */
const filterOfField = {
  species: 'species',
  location: 'cityId',
  gender: 'gender',
  size: 'size',
  minAge: 'minAge',
  maxAge: 'maxAge',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  adoptionType: 'adoptionType',
  vaccinated: 'vaccinated',
  urgent: 'urgent',
} as const satisfies FilterOfField<PetFilter>;

/** Fields that are not chosen already: words for those that are, are looked for as words. */
export const fieldsLeft = (filter: PetFilter): readonly string[] => fieldsBeside(filterOfField, filter);

/** A filter narrowed by what a search names. */
export const narrowed = <Filter extends PetFilter>(filter: Filter, named: NamedFields): Narrowed<Filter> => ({
  ...filter,
  ...narrowedBy(filterOfField, named),
});
