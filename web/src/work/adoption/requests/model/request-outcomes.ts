import type { ApiError } from '#shared/api/api-error.ts';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { isSettled } from '#shared/api/is-settled.ts';

const {
  patchAdoptionRequestsByIdStatus,
  deleteAdoptionRequestsById,
  postAdoptionRequestsByIdHandover,
  postAdoptionRequestsByIdFallThrough,
} = adoptionEndpoints.endpoints;

/** A refusal explains why; any other failure names what was not done. */
const failed = (otherwise: ToastText) => (error: ApiError) => (isSettled(error) ? refusalText(error, otherwise) : otherwise);

outcome(patchAdoptionRequestsByIdStatus, {
  done: (_answer, { body }) => `adoption-requests:done.${body.status}`,
  failed: failed('adoption-requests:failed.update'),
});
outcome(deleteAdoptionRequestsById, { done: 'adoption-requests:done.cancelled', failed: failed('adoption-requests:failed.cancel') });
outcome(postAdoptionRequestsByIdHandover, { done: 'adoption-requests:done.completed', failed: failed('adoption-requests:failed.update') });
outcome(postAdoptionRequestsByIdFallThrough, {
  done: 'adoption-requests:done.fell-through',
  failed: failed('adoption-requests:failed.update'),
});
