import type { Clock } from '@paltu/kernel';
import { subscriptionLinkInvalid } from '../domain/subscription-errors.ts';
import { confirm, end, type Subscription } from '../domain/subscription.ts';
import type { InSubscriptionTransaction, SubscriptionScope, TokenPurpose, TokenSecrets } from './ports.ts';

export interface AnswerMailNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  readonly secrets: Pick<TokenSecrets, 'hash'>;
  readonly clock: Clock;
}

export interface Answered {
  readonly subscription: Subscription;
  /** It was so before. */
  readonly already: boolean;
}

/** What the link of a mail does. @throws AppError `subscription.link-invalid` */
export type AnswerMail = (token: string) => Promise<Answered>;

const subscriptionOf = async (
  { tokens, subscriptions }: SubscriptionScope,
  key: { readonly hash: string; readonly purpose: TokenPurpose },
  now: Date,
): Promise<Subscription> => {
  const token = await tokens.find(key.hash, key.purpose);
  const subscription = token && (await subscriptions.find(token.subscriptionId));
  if (subscription === undefined) throw subscriptionLinkInvalid();
  // A reader who comes back to a link that has done its work gets the same answer.
  const isDone = key.purpose === 'confirm' && subscription.state === 'confirmed';
  if (!isDone && token?.expiresAt && token.expiresAt <= now) throw subscriptionLinkInvalid();
  return subscription;
};

/** The reader of the address wants it. */
export const confirmSubscription =
  ({ inTransaction, secrets, clock }: AnswerMailNeeds): AnswerMail =>
  (token) =>
    inTransaction(async (scope) => {
      const now = clock.now();
      const before = await subscriptionOf(scope, { hash: secrets.hash(token), purpose: 'confirm' }, now);
      const changed = confirm(before, now);
      if (changed === undefined) throw subscriptionLinkInvalid();
      await scope.subscriptions.save(changed.state);
      if (changed.mail !== undefined) await scope.mails.add(changed.mail);
      return { subscription: changed.state, already: changed.state === before };
    });

/** The reader of the address wants no more of it. */
export const endSubscription =
  ({ inTransaction, secrets, clock }: AnswerMailNeeds): AnswerMail =>
  (token) =>
    inTransaction(async (scope) => {
      const now = clock.now();
      const before = await subscriptionOf(scope, { hash: secrets.hash(token), purpose: 'unsubscribe' }, now);
      const state = end(before, now);
      await scope.subscriptions.save(state);
      return { subscription: state, already: state === before };
    });
