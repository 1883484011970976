import type { Clock } from '@paltu/kernel';
import { announce } from '../domain/subscription.ts';
import type { InSubscriptionTransaction } from './ports.ts';

const atOnce = 500;

export interface AnnouncePageNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  readonly clock: Clock;
}

/** Orders one mail for each who waits for the page, and returns how many; run again it mails nobody twice. */
export type AnnouncePage = (page: string) => Promise<number>;

export const announcePage =
  ({ inTransaction, clock }: AnnouncePageNeeds): AnnouncePage =>
  async (page) => {
    let count = 0;
    for (;;) {
      const batch = await inTransaction(async ({ subscriptions, mails }) => {
        const waiting = await subscriptions.listConfirmed(page, atOnce);
        for (const subscription of waiting) {
          const { state, mail } = announce(subscription, clock.now());
          await subscriptions.save(state);
          await mails.add(mail);
        }
        return waiting.length;
      });
      count += batch;
      if (batch < atOnce) return count;
    }
  };
