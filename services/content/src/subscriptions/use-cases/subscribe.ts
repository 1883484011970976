import type { Clock } from '@paltu/kernel';
import { ask } from '../domain/subscription.ts';
import type { InSubscriptionTransaction, SubscriptionWanted } from './ports.ts';

export interface SubscribeNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  /** Counts one that leads to a mail. @throws AppError `request.too-many` */
  readonly countForm: <T>(sender: string, work: () => Promise<T>) => Promise<T>;
  /** Counts one more mail to an e-mail address, and orders it unless it was written to often enough. */
  readonly limitMails: (email: string, order: () => Promise<void>) => Promise<void>;
  readonly clock: Clock;
}

export interface SubscribeRequest extends SubscriptionWanted {
  /** Of the client. */
  readonly address: string;
}

/** Resolves alike whether or not we know the e-mail address: what is so is in the mail alone. @throws AppError `request.too-many` */
export type Subscribe = (request: SubscribeRequest) => Promise<void>;

export const subscribe =
  ({ inTransaction, countForm, limitMails, clock }: SubscribeNeeds): Subscribe =>
  async ({ address, ...wanted }) => {
    const order = () =>
      inTransaction(async ({ subscriptions, mails }) => {
        const at = clock.now();
        const { state, mail } = ask(await subscriptions.get(wanted, at), wanted, at);
        await subscriptions.save(state);
        await mails.add(mail);
      });
    await limitMails(wanted.email, () => countForm(address, order));
  };
