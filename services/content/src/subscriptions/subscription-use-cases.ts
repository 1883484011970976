import type { Clock } from '@paltu/kernel';
import type {
  InSubscriptionTransaction,
  SubscriptionQueries,
  SubscriptionScope,
  SubscriptionWanted,
  TokenPurpose,
} from './subscription-store.ts';
import {
  announce,
  ask,
  confirm,
  confirmableUntil,
  end,
  isStillTrue,
  subscriptionLinkInvalid,
  type Subscription,
  type SubscriptionMailOrder,
} from './subscription.ts';

export interface SubscribeNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  /** Counts one that leads to a mail. @throws AppError `request.too-many` */
  readonly countForm: <T>(sender: string, work: () => Promise<T>) => Promise<T>;
  /** Counts one more mail to an e-mail address, and orders it unless it was written to often enough. */
  readonly limitMails: (email: string, order: () => Promise<void>) => Promise<void>;
  readonly clock: Clock;
}

interface SubscribeRequest extends SubscriptionWanted {
  /** Of the client. */
  readonly address: string;
}

/** Resolves alike whether or not we know the e-mail address: what is so is in the mail alone. @throws AppError `request.too-many` */
export const subscribe =
  ({ inTransaction, countForm, limitMails, clock }: SubscribeNeeds) =>
  async ({ address, ...wanted }: SubscribeRequest): Promise<void> => {
    const order = () =>
      inTransaction(async ({ subscriptions, mails }) => {
        const at = clock.now();
        const { state, mail } = ask(await subscriptions.get(wanted, at), wanted, at);
        await subscriptions.save(state);
        await mails.add(mail);
      });
    await limitMails(wanted.email, () => countForm(address, order));
  };
export type Subscribe = ReturnType<typeof subscribe>;

/** Makes tokens, and the hashes by which they are kept. */
interface TokenSecrets {
  create(): string;
  hash(token: string): string;
}

interface LinkNeeds {
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
export const addressMail =
  ({ inTransaction, secrets, clock }: LinkNeeds) =>
  ({ kind, subscriptionId }: SubscriptionMailOrder): Promise<AddressedMail | undefined> =>
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
export type AddressMail = ReturnType<typeof addressMail>;

export interface Answered {
  readonly subscription: Subscription;
  /** It was so before. */
  readonly already: boolean;
}

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

/** What the links of a mail do. Each rejects with the AppError `subscription.link-invalid` for a token that is not, or no longer, good. */
export const answerMail = ({ inTransaction, secrets, clock }: LinkNeeds) => ({
  /** The reader of the address wants it. */
  confirm: (token: string): Promise<Answered> =>
    inTransaction(async (scope) => {
      const now = clock.now();
      const before = await subscriptionOf(scope, { hash: secrets.hash(token), purpose: 'confirm' }, now);
      const changed = confirm(before, now);
      if (changed === undefined) throw subscriptionLinkInvalid();
      await scope.subscriptions.save(changed.state);
      if (changed.mail !== undefined) await scope.mails.add(changed.mail);
      return { subscription: changed.state, already: changed.state === before };
    }),
  /** The reader of the address wants no more of it. */
  unsubscribe: (token: string): Promise<Answered> =>
    inTransaction(async (scope) => {
      const now = clock.now();
      const before = await subscriptionOf(scope, { hash: secrets.hash(token), purpose: 'unsubscribe' }, now);
      const state = end(before, now);
      await scope.subscriptions.save(state);
      return { subscription: state, already: state === before };
    }),
});
export type AnswerMail = ReturnType<typeof answerMail>;

const atOnce = 500;

/** Orders one mail for each who waits for the page, and returns how many; run again it mails nobody twice. */
export const announcePage =
  (inTransaction: InSubscriptionTransaction, clock: Clock) =>
  async (page: string): Promise<number> => {
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

/** For so long an address that asked for nothing more stays, so that the links of its mails still answer what has become of it. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Returns how many were forgotten. */
export const forgetSubscriptions = (queries: Pick<SubscriptionQueries, 'forget'>, clock: Clock) => (): Promise<number> => {
  const now = clock.now();
  return queries.forget(new Date(now.getTime() - keptMs), now);
};
