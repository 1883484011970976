import { outcome } from '#shared/flow/outcome.ts';
import { myPetsApi } from '../api/my-pets-api.ts';
import { places } from './dashboard-place.ts';

const { createPet, editPet, deletePet } = myPetsApi.endpoints;
const myPets = { key: 'dashboard', query: places.list };

outcome(deletePet, {
  done: 'my-pets:delete.done',
  failed: 'my-pets:delete.failed',
  // From the list itself one goes nowhere: page and filter stay.
  then: (_gone, _id, { query }) => (query.mode ? myPets : undefined),
});

outcome(createPet, { done: 'my-pets:add.created', failed: 'my-pets:form.failed', then: myPets });

outcome(editPet, {
  done: ({ pet }, { approvalStatus }) =>
    pet.approvalStatus === 'pending' && approvalStatus !== 'pending' ? 'my-pets:edit.savedInReview' : 'my-pets:edit.saved',
  // Of a newer version the form itself tells.
  failed: ({ status }) => (status === 412 ? undefined : 'my-pets:form.failed'),
  then: myPets,
});
