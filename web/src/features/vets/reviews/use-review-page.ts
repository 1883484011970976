import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import type { WholeVet } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';

/** Reviews on a page. */
export const pageSize = 10;

/** A review as its page lists it. */
export type ListedReview = WholeVet['reviewDetails'][number] & { id: string };

const asShown = ({ reviews }: Answer<'getVetsByIdReviews'>): ListedReview[] =>
  reviews.map(({ id, author, rating, comment, updatedAt }) => ({ id, author: author.fullName, rating, comment, date: updatedAt }));

/** One page of guests' reviews of a vet; a member for whom it is not there asks again with a token, for the own profile. */
export function useReviewPage(id: string, page: number, isMember: boolean): ListResult<ListedReview> {
  const wanted = { id, page, limit: pageSize };
  const open = vetsEndpoints.useGetVetsByIdReviewsQuery(wanted);
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = vetsEndpoints.useGetVetsByIdReviewsAsMemberQuery(wanted, { skip: !isOwnAsked });
  return listResult(isOwnAsked ? own : open, asShown);
}
