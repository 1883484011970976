import { wordsOf } from '@paltu/reference';
import { documentOf, namesOf } from '@paltu/search';
import type { ListingDetails } from '../domain/listing.ts';

/** "White" weighs more than "White with black ears". */
const isOneColour = (color: string): boolean => wordsOf(color).length === 1;

/** What a listing is found by, and which phrases of it are counted. */
export const listingDocument = ({ name, breed, species, cityId, tags, color, description }: ListingDetails): string =>
  documentOf({
    texts: {
      A: [name],
      B: [breed, ...namesOf('species', species), ...namesOf('location', cityId), isOneColour(color) ? color : ''],
      C: [...tags, color],
      D: [description],
    },
    phrases: { breed, species, city: cityId },
  });
