import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { places } from './dashboard-place.ts';

const { postPets, putPetsById, deletePetsById, patchPetsByIdStatus } = petsEndpoints.endpoints;
const myPets = { key: 'dashboard', query: places.list };

outcome(deletePetsById, {
  done: 'my-pets:delete.done',
  failed: 'my-pets:delete.failed',
  // From the list itself one goes nowhere: page and filter stay.
  then: (_gone, _asked, { query }) => (query.mode ? myPets : undefined),
});

outcome(postPets, {
  done: (_created, { seen }) => (seen?.['wizard'] === 'post' ? 'post-listing:created' : 'my-pets:add.created'),
  failed: (error) => {
    if (error.code === 'pet.refused') return refusalText(error, 'my-pets:form.failed');
    return error.code === 'request.key-reused' ? 'my-pets:form.listedAlready' : 'my-pets:form.failed';
  },
  then: (_created, { seen }) => (seen?.['wizard'] === 'post' ? { key: 'dashboard', query: {} } : myPets),
});

outcome(putPetsById, {
  done: ({ pet }, { seen }) =>
    pet.approvalStatus === 'pending' && seen?.['approvalStatus'] !== 'pending' ? 'my-pets:edit.savedInReview' : 'my-pets:edit.saved',
  // The form itself reports a newer version.
  failed: (error) => {
    if (error.status === 412) return undefined;
    return ['pet.reserved', 'pet.refused'].includes(error.code) ? refusalText(error, 'my-pets:form.failed') : 'my-pets:form.failed';
  },
  then: myPets,
});

outcome(patchPetsByIdStatus, { done: 'my-pets:status.changed', failed: (error) => refusalText(error, 'my-pets:status.failed') });
