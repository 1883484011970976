import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';

outcome(messagingEndpoints.endpoints.putNotificationsSettings, { done: 'notifications:settings.saved' });
