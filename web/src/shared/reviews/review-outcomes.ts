import type { commerceEndpoints } from '../api/gen/commerce-endpoints.ts';
import type { vetsEndpoints } from '../api/gen/vets-endpoints.ts';
import { outcome } from '../flow/outcome.ts';
import { refusalText } from '../flow/show-toast.ts';

type OfVets = (typeof vetsEndpoints)['endpoints'];
type OfShop = (typeof commerceEndpoints)['endpoints'];

interface Mutations {
  post: OfVets['postVetsByIdReviews'] | OfShop['postStoresByIdReviews'] | OfShop['postAccessoriesByIdReviews'];
  remove:
    | OfVets['deleteVetsByIdReviewsByReviewId']
    | OfShop['deleteStoresByIdReviewsByReviewId']
    | OfShop['deleteAccessoriesByIdReviewsByReviewId'];
}

/** Declares what follows from a review that was written or removed. */
export function reviewOutcomes({ post, remove }: Mutations): void {
  outcome(post, {
    done: (_answer, { seen }) => (seen?.['review'] === undefined ? 'reviews:own.done.posted' : 'reviews:own.done.replaced'),
  });
  outcome(remove, { done: 'reviews:own.done.removed', failed: (error) => refusalText(error, 'reviews:own.failed.remove') });
}
