import type { ApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { Said } from '#shared/flow/say.ts';
import { refusalSaid } from '#shared/flow/say.ts';

const { deleteVetsAppointmentsById, patchVetsAppointmentsByIdStatus } = vetsEndpoints.endpoints;

/** A refusal says why; any other failure says what was not done. */
const failed = (otherwise: Said) => (error: ApiError) => (isSettled(error) ? refusalSaid(error, otherwise) : otherwise);

outcome(deleteVetsAppointmentsById, { done: 'appointments:done.cancelled', failed: failed('appointments:failed.cancel') });
outcome(patchVetsAppointmentsByIdStatus, {
  done: (_answer, { body }) => `appointments:done.${body.status}`,
  failed: failed('appointments:failed.update'),
});
