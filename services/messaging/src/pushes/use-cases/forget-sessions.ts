import type { Clock } from '@paltu/kernel';
import type { PushQueries } from './ports.ts';

/** Far longer than a token lives. */
const rememberedMs = 24 * 60 * 60_000;

/** Of a session whose tokens are all over nothing can come any more. */
export const forgetSessions =
  ({ queries, clock }: { readonly queries: Pick<PushQueries, 'forgetSessions'>; readonly clock: Clock }) =>
  (): Promise<number> =>
    queries.forgetSessions(new Date(clock.now().getTime() - rememberedMs));
