import type { DemoMember } from '../pets/members.ts';
import { readPicture } from '../pictures.ts';
import { demoVetList, type DemoVet } from './demo-vet.ts';
import vets from './vets.json' with { type: 'json' };

/** All demo vets, the languages in turn. */
export const demoVets = (): DemoVet[] => demoVetList.parse(vets);

/** The account that a vet's profile belongs to. */
export const accountOfVet = ({ key, firstName, lastName, city, address }: DemoVet, index: number): DemoMember => ({
  ...{ key, firstName, lastName, city, address },
  email: `${key}@paltu.example`,
  password: `Jhalar-${key}-7`,
  phone: `+92333200${String(2001 + index)}`,
});

/** As WebP bytes. */
export interface VetPictures {
  readonly portrait: Buffer;
  /** Of the clinic. */
  readonly clinic: readonly Buffer[];
}

/** Named after the vet: the portrait; the table and the waiting room of the clinic. */
export const vetPictures = async ({ key }: DemoVet): Promise<VetPictures> => {
  const name = `vets/${key.replace('vet-', '')}`;
  const clinic = await Promise.all([1, 2].map((count) => readPicture(`${name}-clinic-${count}`)));
  return { portrait: await readPicture(name), clinic };
};
