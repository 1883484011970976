import { z } from 'zod';
import { newsletter, type Subscription } from '../domain/subscription.ts';

/** What the caller's address is subscribed to. `page` is null for the newsletter. */
export const exportView = z.array(
  z.strictObject({ page: z.string().nullable(), state: z.enum(['asked', 'confirmed', 'told', 'ended']), changedAt: z.iso.datetime() }),
);

export const pageOf = ({ page }: Subscription): string | null => (page === newsletter ? null : page);

export const presentExport = (subscriptions: readonly Subscription[]): z.input<typeof exportView> =>
  subscriptions.map((subscription) => ({
    page: pageOf(subscription),
    state: subscription.state,
    changedAt: subscription.changedAt.toISOString(),
  }));
