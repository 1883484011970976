import type { ApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { slotsPlace } from '../model/own-vet.ts';

const { postVets, putVets, patchVetsStatus, postVetsSlots, deleteVetsSlots, postVetsUserVerification } = vetsEndpoints.endpoints;

const failed = (otherwise: ToastText) => (error: ApiError) => (isSettled(error) ? refusalText(error, otherwise) : otherwise);

// What is wrong with a profile stands in its form.
outcome(postVets, { done: 'vet-profile:done.listed', then: { key: 'vet-profile-page', query: slotsPlace } });
outcome(putVets, { done: 'vet-profile:done.updated' });
outcome(patchVetsStatus, { done: 'vet-profile:done.updated', failed: failed('vet-profile:failed.status') });
outcome(postVetsUserVerification, { done: 'papers:mark.done' });
outcome(postVetsSlots, { done: 'vet-profile:done.opened', failed: failed('vet-profile:failed.slots') });
outcome(deleteVetsSlots, { done: 'vet-profile:done.removed', failed: failed('vet-profile:failed.slots') });
