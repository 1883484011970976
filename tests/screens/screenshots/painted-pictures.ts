import { composePicture } from '../../../deploy/demo/src/artwork/compose-picture.ts';
import { planListingPictures } from '../../../deploy/demo/src/pets/listing-pictures.ts';
import { demoListings, type Listing } from '../../../deploy/demo/src/pets/listings.ts';
import { composePortrait, planPortrait } from '../../../deploy/demo/src/artwork/portrait.ts';
import { demoVets, planVetPictures } from '../../../deploy/demo/src/vets/all-vets.ts';
import { somePets } from '../data/some-pets.ts';
import { someVets } from '../data/some-vets.ts';
import type { PictureOf } from '../harness/screens-front.ts';
import { stubbedPicture } from '../harness/stubbed-pictures.ts';

const listings = demoListings();
const plans = planListingPictures(listings);
const vets = demoVets();
const vetPlans = planVetPictures(vets);

const ofSpecies = (species: string): readonly Listing[] => listings.filter((listing) => listing.species === species);

/** The drawing of the demo data for a picture of `somePets`, which lies at `/media/pets/<pet>-<index>/<width>.webp`. */
const paintedPet = (path: string): string | undefined => {
  const [, petId, index] = /^\/media\/pets\/(.+)-(\d+)\/\d+\.webp$/.exec(path) ?? [];
  const pets = somePets();
  const place = pets.findIndex(({ id }) => id === petId);
  const pet = pets[place];
  if (pet === undefined) return undefined;
  const alike = ofSpecies(pet.species);
  // Neighbours on the demo's own pages differ in ground and halo: so do these, taken from different places of it.
  const listing = alike[place % alike.length];
  const plan = listing && plans.get(listing.key)?.[Number(index) % 2];
  return plan && composePicture(plan);
};

/** The same for a picture of `someVets`, which lies at `/media/vets/<vet>-<index>/<width>.webp`: the portrait, then the clinic. */
const paintedVet = (path: string): string | undefined => {
  const [, vetId, index] = /^\/media\/vets\/(.+)-(\d+)\/\d+\.webp$/.exec(path) ?? [];
  const place = someVets().findIndex(({ id }) => id === vetId);
  const painted = vets[place];
  if (index === '0' && painted !== undefined) return composePortrait(planPortrait(painted.key, painted.portrait, place));
  const plan = place < 0 ? undefined : vetPlans[(place + 5 * Number(index)) % vetPlans.length];
  return plan && composePicture(plan);
};

/** Pets and vets as a visitor of the demo sees them, in place of the plain drawings of the tests. */
export const paintedPicture: PictureOf = (path) => {
  const body = paintedPet(path) ?? paintedVet(path);
  return body === undefined ? stubbedPicture(path) : { status: 200, body, contentType: 'image/svg+xml' };
};
