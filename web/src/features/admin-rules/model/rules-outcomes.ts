import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';

outcome(moderationEndpoints.endpoints.patchAdminRulesById, {
  done: (_switched, { body }) => (body.off ? 'admin-rules:said.off' : 'admin-rules:said.on'),
  failed: (error) => refusalSaid(error, 'admin-rules:said.failed'),
});
