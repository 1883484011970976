import type { Clock } from '@paltu/kernel';
import { rememberedSince } from '../domain/push-subscription.ts';
import type { PushQueries } from './ports.ts';

/** Of a session whose tokens are all over nothing can come any more. */
export const forgetSessions =
  ({ queries, clock }: { readonly queries: Pick<PushQueries, 'forgetSessions'>; readonly clock: Clock }) =>
  (): Promise<number> =>
    queries.forgetSessions(rememberedSince(clock.now()));
