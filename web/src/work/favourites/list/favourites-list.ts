import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import type { Query } from '#shared/navigation/page-path.ts';

export const favouriteKinds = ['pets', 'vets', 'accessories', 'stores'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** The list of what a member has marked, in the address: `?tab=favourites&of=vets&page=2`. */
export const favouritesInKinds: ListSchema<object, { of: FavouriteKind }> = {
  filters: {},
  settings: { of: oneOfOr('pets', favouriteKinds) },
};

/** The queries of the dashboard's places for favourites. */
export const favouritesPlace = (of: FavouriteKind): Query => (of === 'pets' ? { tab: 'favourites' } : { tab: 'favourites', of });

/** Where the words of a kind stand. */
export const partOf = (of: FavouriteKind) => (of === 'pets' ? 'list' : of);
