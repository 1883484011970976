import type { Pet } from '../api/types.ts';

export const healthFlags = ['vaccinated', 'neutered', 'microchipped'] as const;
export type HealthFlag = (typeof healthFlags)[number];

/** What no vet does to a kind of pet. */
const never: Partial<Record<Pet['species'], readonly HealthFlag[]>> = { Fish: healthFlags, Bird: ['neutered'] };

/** Whether it makes sense to ask this of a pet: nobody neuters a fish. */
export function isAskedOf(species: Pet['species'] | '', flag: string): boolean {
  return species === '' || !(never[species] ?? []).some((one) => one === flag);
}
