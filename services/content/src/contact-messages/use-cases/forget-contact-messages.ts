import type { Clock } from '@paltu/kernel';
import type { ContactMessageQueries } from './ports.ts';

/** As long as a question may still be answered. */
const keptMs = 365 * 24 * 60 * 60_000;

export interface ForgetContactMessagesNeeds {
  readonly queries: Pick<ContactMessageQueries, 'forget'>;
  readonly clock: Clock;
}

/** Returns how many were forgotten. */
export const forgetContactMessages =
  ({ queries, clock }: ForgetContactMessagesNeeds) =>
  (): Promise<number> =>
    queries.forget(new Date(clock.now().getTime() - keptMs));
