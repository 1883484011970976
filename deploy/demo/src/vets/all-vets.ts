import { composePicture, type PicturePlan } from '../artwork/compose-picture.ts';
import { composePortrait, planPortrait } from '../artwork/portrait.ts';
import { composeScene, type ScenePlan } from '../artwork/compose-scene.ts';
import type { AnimalName } from '../artwork/drawing-names.ts';
import { planPictures } from '../artwork/plan-pictures.ts';
import { rasterise } from '../artwork/rasterise.ts';
import type { DemoMember } from '../pets/members.ts';
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

/** What is on the picture of each vet, in their order: planned as neighbours of each other. */
export const planVetPictures = (vets: readonly DemoVet[]): PicturePlan[] =>
  planPictures(
    vets.map(({ key, picture }) => {
      const [animal, look] = picture.split(' ') as [AnimalName, string];
      return { seed: key, animal, look, props: ['potted-plant', 'basket', 'wrapped-gift'] };
    }),
  );

/** What is drawn of a vet, as WebP bytes. */
export interface VetPictures {
  readonly portrait: Buffer;
  /** Of the clinic. */
  readonly clinic: readonly Buffer[];
}

export type VetArtist = (vet: DemoVet) => Promise<VetPictures>;

/** A patient on the table between the tools. */
const tableOf = ({ ground, pattern, halo, rug, animal }: PicturePlan): ScenePlan => ({
  ...{ ground, pattern, halo, rug },
  things: [
    { animal: { ...animal, flipped: !animal.flipped }, x: 410, bottom: 556, size: 330 },
    { thing: 'stethoscope', x: 168, bottom: 556, size: 210 },
    { thing: 'adhesive-bandage', x: 664, bottom: 552, size: 140 },
  ],
});

/** Draws each vet, and the clinic: the waiting room and the table. */
export const vetArtist = (vets: readonly DemoVet[]): VetArtist => {
  const plans = planVetPictures(vets);
  const placeOf = new Map(vets.map(({ key }, index) => [key, index]));
  return async ({ key, portrait }) => {
    const index = placeOf.get(key) ?? -1;
    const plan = plans[index];
    if (plan === undefined) throw new Error(`no picture is planned for ${key}`);
    const clinic = [composeScene(tableOf(plan)), composePicture(plan)].map(rasterise);
    return { portrait: await rasterise(composePortrait(planPortrait(key, portrait, index))), clinic: await Promise.all(clinic) };
  };
};
