import { wordsOf } from '@paltu/reference';
import type { ListingDetails } from './listing.ts';

type Searched = Pick<ListingDetails, 'name' | 'breed' | 'description' | 'tags'>;

/** What a search looks at: the words of a listing, with a blank on both sides of each. */
export const searchTextOf = ({ name, breed, description, tags }: Searched): string =>
  ` ${wordsOf([name, breed, description, ...tags].join(' ')).join(' ')} `;
