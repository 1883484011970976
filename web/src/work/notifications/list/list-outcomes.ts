import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

outcome(messagingEndpoints.endpoints.patchNotificationsRead, {
  // One that was opened is read on its way: what failed is new still, and nothing is lost.
  failed: (error, { body }) => (body.ids === undefined ? refusalText(error, 'notifications:readFailed') : undefined),
});
