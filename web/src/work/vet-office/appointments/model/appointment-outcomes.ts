import type { ApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { deleteVetsAppointmentsById, patchVetsAppointmentsByIdStatus } = vetsEndpoints.endpoints;

/** A refusal explains why; any other failure names what was not done. */
const failed = (otherwise: ToastText) => (error: ApiError) => (isSettled(error) ? refusalText(error, otherwise) : otherwise);

outcome(deleteVetsAppointmentsById, { done: 'appointments:done.cancelled', failed: failed('appointments:failed.cancel') });
outcome(patchVetsAppointmentsByIdStatus, {
  done: (_answer, { body }) => `appointments:done.${body.status}`,
  failed: failed('appointments:failed.update'),
});
