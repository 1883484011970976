import { wordsOf } from '@paltu/reference';
import { namesOf } from '../meaning/meanings.ts';
import { documentOf } from '../search-document.ts';

/** What of a pet it is found by. */
export interface SearchedPet {
  readonly name: string;
  readonly breed: string;
  readonly species: string;
  readonly cityId: string;
  readonly tags: readonly string[];
  readonly color: string;
  readonly description: string;
}

/** "White" weighs more than "White with black ears". */
const isOneColour = (color: string): boolean => wordsOf(color).length === 1;

/** What a pet is found by, and which phrases of it are counted, as the text of a `tsvector`. */
export const petDocument = ({ name, breed, species, cityId, tags, color, description }: SearchedPet): string =>
  documentOf({
    texts: {
      A: [name],
      B: [breed, ...namesOf('species', species), ...namesOf('location', cityId), isOneColour(color) ? color : ''],
      C: [...tags, color],
      D: [description],
    },
    phrases: { breed, species, city: cityId },
  });
