import { outcome } from '#shared/flow/outcome.ts';
import { myPetsApi } from '../api/my-pets-api.ts';
import { places } from './dashboard-place.ts';

const { deletePet } = myPetsApi.endpoints;

outcome(deletePet, {
  done: 'my-pets:delete.done',
  failed: 'my-pets:delete.failed',
  // From the list itself one goes nowhere: page and filter stay.
  then: (_gone, _id, { query }) => (query.mode ? { key: 'dashboard', query: places.list } : undefined),
});
