import { composePicture, type PicturePlan } from '../artwork/compose-picture.ts';
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

/** Draws the picture (WebP bytes) of each vet. */
export const vetArtist = (vets: readonly DemoVet[]): ((vet: DemoVet) => Promise<Buffer>) => {
  const plans = planVetPictures(vets);
  const byKey = new Map(vets.map(({ key }, index) => [key, plans[index]]));
  return async ({ key }) => {
    const plan = byKey.get(key);
    if (plan === undefined) throw new Error(`no picture is planned for ${key}`);
    return rasterise(composePicture(plan));
  };
};
