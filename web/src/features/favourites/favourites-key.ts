/** What can be marked as a favourite. */
export type Kind = 'pet' | 'vet' | 'accessory' | 'store';

/** Where the browser holds what a visitor has marked. */
export const favouritesKeys: Readonly<Record<Kind, string>> = {
  pet: 'paltu.favourites',
  vet: 'paltu.favourites.vets',
  accessory: 'paltu.favourites.accessories',
  store: 'paltu.favourites.stores',
};

export const kinds = Object.keys(favouritesKeys) as readonly Kind[];
