import { foldText } from '@paltu/reference';
import type { ListingDetails } from './listing.ts';

/** The words of a text as they are compared, each once. Letters and digits make words, all else stands between them. */
export const wordsOf = (text: string): readonly string[] => [...new Set(foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu))];

type Searched = Pick<ListingDetails, 'name' | 'breed' | 'description' | 'tags'>;

/** What a search looks at: the words of a listing, with a blank on both sides of each. */
export const searchTextOf = ({ name, breed, description, tags }: Searched): string =>
  ` ${wordsOf([name, breed, description, ...tags].join(' ')).join(' ')} `;
