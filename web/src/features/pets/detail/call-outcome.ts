import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';

outcome(petsEndpoints.endpoints.postPetsByIdOwnerPhone, { failed: (error) => refusalSaid(error, 'pets:detail.call.failed') });
