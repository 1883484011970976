import type { PicturePlan } from '../artwork/compose-picture.ts';
import type { AnimalName } from '../artwork/drawing-names.ts';
import { planPictures, type Subject } from '../artwork/plan-pictures.ts';
import type { Appearance } from './demo-pet.ts';
import { propsOf, type Listing } from './listings.ts';

export type PicturePair = readonly [PicturePlan, PicturePlan];

const subjectOf = (listing: Listing, appearance: Appearance, picture: 1 | 2): Subject => {
  const [animal, look] = appearance.split(' ') as [AnimalName, string];
  return { seed: `${listing.key}-${picture}`, animal, look, props: propsOf(listing) };
};

function pairs(listings: readonly Listing[]): [string, PicturePair][] {
  const covers = planPictures(listings.map((listing) => subjectOf(listing, listing.pet.pictures[0], 1)));
  const others = planPictures(
    listings.map((listing) => subjectOf(listing, listing.pet.pictures[1], 2)),
    'light',
  );
  return listings.flatMap(({ key }, index): [string, PicturePair][] => {
    const [cover, other] = [covers[index], others[index]];
    return cover && other ? [[key, [cover, other]]] : [];
  });
}

/** Two pictures for each listing, by its key. Those that the public sees are planned as neighbours of each other. */
export function planListingPictures(listings: readonly Listing[]): Map<string, PicturePair> {
  const isPublic = ({ pet }: Listing): boolean => pet.review === undefined;
  return new Map([...pairs(listings.filter(isPublic)), ...pairs(listings.filter((listing) => !isPublic(listing)))]);
}
