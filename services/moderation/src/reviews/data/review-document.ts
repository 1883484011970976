import { documentOf, namesOf } from '@paltu/search';
import type { Review } from '../domain/review.ts';

/** What a listing in review is found by, as its owner has written it last. */
export const reviewDocument = ({ pet }: Review): string =>
  documentOf({
    texts: {
      A: [pet.name],
      B: [pet.breed, ...namesOf('species', pet.species), ...namesOf('location', pet.cityId)],
      C: [...pet.tags, pet.color],
      D: [pet.description],
    },
  });
