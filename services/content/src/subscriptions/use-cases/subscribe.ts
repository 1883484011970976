import type { Clock } from '@paltu/kernel';
import { ask } from '../domain/subscription.ts';
import type { InSubscriptionTransaction, SubscriptionWanted } from './ports.ts';

export interface SubscribeNeeds {
  readonly inTransaction: InSubscriptionTransaction;
  /** @throws AppError `request.too-many` */
  readonly countForm: (address: string) => Promise<void>;
  /** False once an e-mail address was written to often enough. */
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly clock: Clock;
}

export interface SubscribeRequest extends SubscriptionWanted {
  /** Of the client. */
  readonly address: string;
}

/** Resolves alike whether or not we know the e-mail address: what is so is in the mail alone. @throws AppError `request.too-many` */
export type Subscribe = (request: SubscribeRequest) => Promise<void>;

export const subscribe =
  ({ inTransaction, countForm, mayMail, clock }: SubscribeNeeds): Subscribe =>
  async ({ address, ...wanted }) => {
    await countForm(address);
    if (!(await mayMail(wanted.email))) return;
    await inTransaction(async ({ subscriptions, mails }) => {
      const at = clock.now();
      const { state, mail } = ask(await subscriptions.get(wanted, at), wanted, at);
      await subscriptions.save(state);
      await mails.add(mail);
    });
  };
