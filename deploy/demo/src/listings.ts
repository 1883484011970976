import { readFile } from 'node:fs/promises';
import {
  companions,
  experiences,
  genders,
  healthStatuses,
  homeTypes,
  personalities,
  sizes,
  species,
  trainingLevels,
  type Species,
} from '@paltu/reference';
import { z } from 'zod';
import lists from './listings.json' with { type: 'json' };
import { members } from './members.ts';

const folder = new URL('../pictures/', import.meta.url);

/** A picture of the demo data, as WebP bytes. @param name its file below `pictures/`, without the ending */
export const readPicture = (name: string): Promise<Buffer> => readFile(new URL(`${name}.webp`, folder));

/** One listing of the demo data. What is left out takes the default of `petFields`. */
const demoPet = z.strictObject({
  /** Unique among one owner's listings: by it a resumed run finds what it already sent. */
  name: z.string(),
  breed: z.string(),
  age: z.string(),
  gender: z.enum(genders),
  color: z.string(),
  size: z.enum(sizes),
  weight: z.string(),
  /** English name of a city of @paltu/reference. */
  city: z.string(),
  /** Key of a member; left out, a member of the same city. */
  owner: z.string().optional(),
  /** Whole rupees; given, the pet is for sale (or on trial), else free. */
  price: z.int().optional(),
  trial: z.boolean().optional(),
  description: z.string(),
  care: z.array(z.enum(['vaccinated', 'neutered', 'microchipped'])).optional(),
  health: z.enum(healthStatuses).optional(),
  specialNeeds: z.string().optional(),
  training: z.enum(trainingLevels).optional(),
  reason: z.string().optional(),
  status: z.enum(['Pending', 'Adopted']).optional(),
  urgent: z.boolean().optional(),
  /** Whether the admin shows it before others, once it is approved. */
  featured: z.boolean().optional(),
  traits: z.array(z.enum(personalities)),
  goodWith: z.array(z.enum(companions)).optional(),
  tags: z.array(z.string()).optional(),
  experience: z.enum(experiences).optional(),
  home: z.enum(homeTypes).optional(),
  /** Files of `pictures/listings`; the first is the main photo. */
  pictures: z.tuple([z.string(), z.string()]),
  /** What the admin makes of it; left out, it is approved. */
  review: z.union([z.literal('pending'), z.object({ rejected: z.string() })]).optional(),
});

export type DemoPet = z.infer<typeof demoPet>;

/** What `listings.json` holds: listings by species and language. */
const demoPetLists = z.array(z.object({ species: z.enum(species), pets: z.array(demoPet) }));

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
