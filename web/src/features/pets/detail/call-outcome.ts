import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

outcome(petsEndpoints.endpoints.postPetsByIdOwnerPhone, { failed: (error) => refusalText(error, 'pets:detail.call.failed') });
