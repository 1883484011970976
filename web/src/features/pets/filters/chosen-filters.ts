import { chosenFilters } from '#shared/list/list-schema.ts';
import type { PetFilters } from '../list/pet-list.ts';

/** What the address holds in two of one thing. */
const pairs = { minPrice: 'price', maxPrice: 'price', minAge: 'age', maxAge: 'age' } as const;

type Single = Exclude<keyof PetFilters, keyof typeof pairs | 'search'>;

/** A filter as a reader counts them. What is searched for is not among them: it stands in its own box. */
export type ChosenFilter = Single | (typeof pairs)[keyof typeof pairs];

const ofPair = (name: string): name is keyof typeof pairs => name in pairs;

/** The filters that narrow the list, each once, in the order of the schema. */
export function chosenPetFilters(filters: PetFilters): ChosenFilter[] {
  const names = chosenFilters(filters).flatMap(({ name }) => (name === 'search' ? [] : [ofPair(name) ? pairs[name] : name]));
  return [...new Set(names)];
}

/** The filters without one of them. */
export function withoutFilter(filters: PetFilters, dropped: ChosenFilter): PetFilters {
  const kept = Object.entries(filters).filter(([name]) => (ofPair(name) ? pairs[name] : name) !== dropped);
  return Object.fromEntries(kept);
}
