import type { PetFilters } from '../list/pet-list.ts';

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
