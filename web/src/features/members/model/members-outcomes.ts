import type { Change } from '#shared/api/endpoint.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';

type Changing = Change<'patchAuthUsersByIdRole'> | Change<'deleteAuthUsersByIdSessions'>;

const saying = (key: 'admin' | 'user' | 'failed' | 'loggedOut' | 'notLoggedOut', { seen }: Changing) => ({
  key: `members:said.${key}` as const,
  values: { name: seen?.['name'] },
});

outcome(authEndpoints.endpoints.patchAuthUsersByIdRole, {
  done: (_changed, asked) => saying(asked.body.role, asked),
  failed: (error, asked) => refusalSaid(error, saying('failed', asked)),
});

outcome(authEndpoints.endpoints.deleteAuthUsersByIdSessions, {
  done: (_ended, asked) => saying('loggedOut', asked),
  failed: (error, asked) => refusalSaid(error, saying('notLoggedOut', asked)),
});
