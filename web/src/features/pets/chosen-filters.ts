import { chosenFilters } from '#shared/list/list-schema.ts';
import type { PetFilters } from './pet-list.ts';

type AgeRange = Pick<PetFilters, 'minAge' | 'maxAge'>;

/** Ages as people ask for them, in months: none left out, none in two. */
export const ageBands = {
  underHalf: { maxAge: 5 },
  underTwo: { minAge: 6, maxAge: 23 },
  underSeven: { minAge: 24, maxAge: 83 },
  older: { minAge: 84 },
} as const satisfies Record<string, AgeRange>;

export type AgeBand = keyof typeof ageBands;

const names = Object.keys(ageBands) as AgeBand[];

/** The band that is just this range; an address may ask for another one. */
export function ageBandOf({ minAge, maxAge }: AgeRange): AgeBand | undefined {
  return names.find((name) => {
    const band: AgeRange = ageBands[name];
    return band.minAge === minAge && band.maxAge === maxAge;
  });
}

/** The filters of a band, or of any age. */
export function agesOf(name: AgeBand | undefined): AgeRange {
  return { minAge: undefined, maxAge: undefined, ...(name && ageBands[name]) };
}

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
