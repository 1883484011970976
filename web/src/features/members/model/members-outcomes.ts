import type { Change } from '#shared/api/endpoint.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';

type Changing = Change<'patchAuthUsersByIdRole'>;

const saying = (key: 'admin' | 'user' | 'failed', { seen }: Changing) => ({
  key: `members:said.${key}` as const,
  values: { name: seen?.['name'] },
});

outcome(authEndpoints.endpoints.patchAuthUsersByIdRole, {
  done: (_changed, asked) => saying(asked.body.role, asked),
  failed: (error, asked) => refusalSaid(error, saying('failed', asked)),
});
