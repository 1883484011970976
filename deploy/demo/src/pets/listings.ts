import type { Species } from '@paltu/reference';
import { readPicture } from '../pictures.ts';
import { demoPetLists, type DemoPet } from './demo-pet.ts';
import { members } from './members.ts';
import lists from './pets.json' with { type: 'json' };

/** A pet with what its place in the whole decides. */
export interface Listing {
  /** Unique over all demo data. */
  key: string;
  species: Species;
  /** Key of the member who lists it. */
  owner: string;
  pet: DemoPet;
}

/** Members list pets of their own city in turn; pets of other towns go to the member who has the fewest. */
function ownersInTurn(): (city: string) => string {
  const listed = new Map(members.map(({ key }) => [key, 0]));
  return (city) => {
    const near = members.filter((member) => member.city === city);
    const candidates = (near.length > 0 ? near : members).map(({ key }) => key);
    const owner = candidates.reduce((least, key) => ((listed.get(key) ?? 0) < (listed.get(least) ?? 0) ? key : least));
    listed.set(owner, (listed.get(owner) ?? 0) + 1);
    return owner;
  };
}

/** Every list is stretched over the whole, so that species and languages alternate all the way. */
function mixed(): { species: Species; pet: DemoPet }[] {
  return demoPetLists
    .parse(lists)
    .flatMap(({ species, pets }, list) =>
      pets.map((pet, index) => ({ species, pet, at: (index + 0.5 + 0.4 * Math.sin(list * 2.4)) / pets.length })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ species, pet }) => ({ species, pet }));
}

/** All demo listings in the order in which they are sent: the last one stands first on the page. */
export function demoListings(): Listing[] {
  const ownerFor = ownersInTurn();
  return mixed().map(({ species, pet }) => ({
    key: `${species.toLowerCase()}-${pet.name}-${pet.city}`,
    species,
    owner: pet.owner ?? ownerFor(pet.city),
    pet,
  }));
}

/** The pictures of a listing, the main one first. */
export const listingPictures = ({ pet }: Listing): Promise<Buffer[]> =>
  Promise.all(pet.pictures.map((name) => readPicture(`listings/${name}`)));
