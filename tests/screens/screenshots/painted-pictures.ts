import { readFileSync } from 'node:fs';
import { demoListings } from '../../../deploy/demo/src/listings.ts';
import { demoVets } from '../../../deploy/demo/src/vets.ts';
import { somePets } from '../data/some-pets.ts';
import { someVets } from '../data/some-vets.ts';
import type { PictureOf } from '../harness/screens-front.ts';
import { stubbedPicture } from '../harness/stubbed-pictures.ts';

const folder = new URL('../../../deploy/demo/pictures/', import.meta.url);
const listings = demoListings();
const vets = demoVets().map(({ key }) => key.replace('vet-', ''));

/** The demo data's picture for one of `somePets`, which lies at `/media/pets/<pet>-<index>/<width>.webp`: its name. */
const paintedPet = (path: string): string | undefined => {
  const [, petId, index] = /^\/media\/pets\/(.+)-(\d+)\/\d+\.webp$/.exec(path) ?? [];
  const pets = somePets();
  const place = pets.findIndex(({ id }) => id === petId);
  const pet = pets[place];
  if (pet === undefined) return undefined;
  const alike = listings.filter(({ species }) => species === pet.species);
  // Neighbours on the demo's own pages differ in ground and halo: so do these, taken from different places of it.
  const name = alike[place % alike.length]?.pet.pictures[Number(index) % 2];
  return name && `listings/${name}`;
};

/** The same for a picture of `someVets`, which lies at `/media/vets/<vet>-<index>/<width>.webp`: the portrait, then the clinic. */
const paintedVet = (path: string): string | undefined => {
  const [, vetId, index] = /^\/media\/vets\/(.+)-(\d+)\/\d+\.webp$/.exec(path) ?? [];
  const place = someVets().findIndex(({ id }) => id === vetId);
  if (place < 0) return undefined;
  return index === '0' && place < vets.length ? `vets/${vets[place]}` : `vets/${vets[(place + 5 * Number(index)) % vets.length]}-clinic-2`;
};

/** Pets and vets as a visitor of the demo sees them, in place of the plain drawings of the tests. */
export const paintedPicture: PictureOf = (path) => {
  const name = paintedPet(path) ?? paintedVet(path);
  return name === undefined
    ? stubbedPicture(path)
    : { status: 200, body: readFileSync(new URL(`${name}.webp`, folder)), contentType: 'image/webp' };
};
