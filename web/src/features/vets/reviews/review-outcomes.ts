import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { postVetsByIdReviews, deleteVetsByIdReviewsByReviewId } = vetsEndpoints.endpoints;

outcome(postVetsByIdReviews, {
  done: (_answer, { seen }) => (seen?.review === undefined ? 'vets:own.done.posted' : 'vets:own.done.replaced'),
});
outcome(deleteVetsByIdReviewsByReviewId, {
  done: 'vets:own.done.removed',
  failed: (error) => refusalText(error, 'vets:own.failed.remove'),
});
