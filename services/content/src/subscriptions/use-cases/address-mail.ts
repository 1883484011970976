import type { Clock } from '@paltu/kernel';
import { confirmableUntil, isStillTrue, type Subscription } from '../domain/subscription.ts';
import type { InSubscriptionTransaction, SubscriptionMail, TokenSecrets } from './ports.ts';

export interface AddressMailNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  readonly secrets: TokenSecrets;
  readonly clock: Clock;
}

/** Whom a mail reaches, and the tokens of its links: made for this try, and known to nobody else. */
export interface AddressedMail {
  readonly subscription: Subscription;
  /** Undefined where there is nothing to confirm. */
  readonly confirmToken: string | undefined;
  readonly unsubscribeToken: string;
}

/** Undefined when the contents of the mail no longer hold. */
export type AddressMail = (mail: SubscriptionMail) => Promise<AddressedMail | undefined>;

export const addressMail =
  ({ inTransaction, secrets, clock }: AddressMailNeeds): AddressMail =>
  ({ kind, subscriptionId }) =>
    inTransaction(async ({ subscriptions, tokens }) => {
      const subscription = await subscriptions.find(subscriptionId);
      if (subscription === undefined || !isStillTrue(kind, subscription)) return undefined;
      const issue = async (purpose: 'confirm' | 'unsubscribe', expiresAt: Date | null): Promise<string> => {
        const token = secrets.create();
        await tokens.add({ hash: secrets.hash(token), subscriptionId, purpose, expiresAt });
        return token;
      };
      const isAsked = subscription.state === 'asked';
      return {
        subscription,
        confirmToken: isAsked ? await issue('confirm', confirmableUntil(clock.now())) : undefined,
        unsubscribeToken: await issue('unsubscribe', null),
      };
    });
