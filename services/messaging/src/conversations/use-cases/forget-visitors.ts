import type { Clock } from '@paltu/kernel';
import type { ConversationQueries } from './ports.ts';

/** As long as a question may still be answered. */
const keptMs = 365 * 24 * 60 * 60_000;

export interface ForgetVisitorsNeeds {
  readonly queries: Pick<ConversationQueries, 'forgetVisitors'>;
  readonly clock: Clock;
}

/** Returns how many conversations with visitors were forgotten. */
export const forgetVisitors =
  ({ queries, clock }: ForgetVisitorsNeeds) =>
  (): Promise<number> =>
    queries.forgetVisitors(new Date(clock.now().getTime() - keptMs));
