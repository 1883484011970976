import type { Clock } from '@paltu/kernel';
import { tell } from '../domain/subscription.ts';
import type { InSubscriptionTransaction } from './ports.ts';

const atOnce = 500;

export interface AnnouncePageNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  readonly clock: Clock;
}

/** Orders one mail for each who waits for the page, and returns how many; saying it again tells nobody twice. */
export type AnnouncePage = (page: string) => Promise<number>;

export const announcePage =
  ({ inTransaction, clock }: AnnouncePageNeeds): AnnouncePage =>
  async (page) => {
    let told = 0;
    for (;;) {
      const batch = await inTransaction(async ({ subscriptions, mails }) => {
        const waiting = await subscriptions.listConfirmed(page, atOnce);
        for (const subscription of waiting) {
          const { state, mail } = tell(subscription, clock.now());
          await subscriptions.save(state);
          await mails.add(mail);
        }
        return waiting.length;
      });
      told += batch;
      if (batch < atOnce) return told;
    }
  };
