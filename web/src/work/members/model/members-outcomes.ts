import type { Change } from '#shared/api/endpoint.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';

type Changing = Change<'patchAuthUsersByIdRole'> | Change<'deleteAuthUsersByIdSessions'>;

const textFor = (key: 'admin' | 'user' | 'failed' | 'loggedOut' | 'notLoggedOut', { seen }: Changing) => ({
  key: `members:outcome.${key}` as const,
  values: { name: seen?.['name'] },
});

outcome(authEndpoints.endpoints.patchAuthUsersByIdRole, {
  done: (_changed, asked) => textFor(asked.body.role, asked),
  failed: (error, asked) => refusalText(error, textFor('failed', asked)),
});

outcome(authEndpoints.endpoints.deleteAuthUsersByIdSessions, {
  done: (_ended, asked) => textFor('loggedOut', asked),
  failed: (error, asked) => refusalText(error, textFor('notLoggedOut', asked)),
});
