import type { Clock } from '@paltu/kernel';
import type { SubscriptionQueries } from './ports.ts';

/** For so long an address that asked for nothing more stays, so that the links of its mails still answer what has become of it. */
const keptMs = 30 * 24 * 60 * 60_000;

export interface ForgetSubscriptionsNeeds {
  readonly queries: Pick<SubscriptionQueries, 'forget'>;
  readonly clock: Clock;
}

/** Returns how many were forgotten. */
export const forgetSubscriptions =
  ({ queries, clock }: ForgetSubscriptionsNeeds) =>
  (): Promise<number> => {
    const now = clock.now();
    return queries.forget(new Date(now.getTime() - keptMs), now);
  };
