import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

outcome(moderationEndpoints.endpoints.patchAdminRulesById, {
  done: (_switched, { body }) => (body.off ? 'admin-rules:outcome.off' : 'admin-rules:outcome.on'),
  failed: (error) => refusalText(error, 'admin-rules:outcome.failed'),
});
