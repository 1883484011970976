import type { Answer } from '#shared/api/endpoint.ts';

/** What the reader said of a vet. */
export type OwnReview = NonNullable<Answer<'getVetsByIdReviewsOwn'>['review']>;

/** Who reads; they may take their own review away, an admin any. */
export interface Reader {
  id: string;
  isAdmin: boolean;
}
