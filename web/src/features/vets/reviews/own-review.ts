import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Answer } from '#shared/api/endpoint.ts';

/** The reader's review of a vet. */
export type OwnReview = NonNullable<Answer<'getVetsByIdReviewsOwn'>['review']>;

/** Who reads; they may take their own review away, an admin any. */
export interface Reader {
  id: string;
  isAdmin: boolean;
}

/** The reader's review of a vet, and whether they may write one; asked for anew by each visit, and not for a visitor. */
export const useOwnReview = (vetId: string, reader: Reader | null) =>
  vetsEndpoints.useGetVetsByIdReviewsOwnQuery({ id: vetId }, { skip: reader === null, refetchOnMountOrArgChange: true });
