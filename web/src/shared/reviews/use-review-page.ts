import { listResult } from '../list/list-result.ts';
import type { ListResult } from '../list/list-result.ts';
import { isNotFound } from '../pet/is-not-found.ts';
import type { Review, ReviewedKind } from './reviewed-kind.ts';
import type { ShownReview } from './review-list.tsx';

/** A review as its page lists it. */
export type ListedReview = ShownReview & { id: string; authorId: string };

const asShown = ({ reviews }: { reviews: readonly Review[] }): ListedReview[] =>
  reviews.map(({ id, author, rating, comment, updatedAt }) => ({
    ...{ id, authorId: author.id, author: author.fullName },
    ...{ rating, comment, date: updatedAt },
  }));

interface Wanted {
  id: string;
  page: number;
  limit: number;
}

/** One page of reviews of a thing; a member for whom it is not there asks again with a token, for an own one. */
export function useReviewPage(kind: ReviewedKind, wanted: Wanted, { isMember, skip = false }: { isMember: boolean; skip?: boolean }) {
  const open = kind.list.useQuery(wanted, { skip });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = kind.listAsMember.useQuery(wanted, { skip: !isOwnAsked });
  return listResult(isOwnAsked ? own : open, asShown) satisfies ListResult<ListedReview>;
}
