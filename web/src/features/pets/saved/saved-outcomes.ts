import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

const { postNotificationsSearches, patchNotificationsSearchesById, deleteNotificationsSearchesById } = messagingEndpoints.endpoints;

outcome(postNotificationsSearches, { done: 'pets:saved.done' });
outcome(patchNotificationsSearchesById, {
  done: (_data, { body }) => (body.name === undefined ? undefined : 'pets:saved.renamed'),
  failed: (error) => refusalText(error, 'pets:saved.failed'),
});
outcome(deleteNotificationsSearchesById, {
  done: 'pets:saved.deleted',
  failed: (error) => refusalText(error, 'pets:saved.failed'),
});
