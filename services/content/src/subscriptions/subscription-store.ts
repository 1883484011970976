import { newId } from '@paltu/kernel';
import type { MailQueue } from '@paltu/mail';
import { deletedAtOnce, fromColumns, inBatches, toColumns, type InTransaction } from '@paltu/persistence';
import { emailKey } from '@paltu/reference';
import type { Knex } from 'knex';
import type { Language, Subscription, SubscriptionMailOrder } from './subscription.ts';

/** An address, and since when it is known to be that of a member. */
export interface VerifiedEmail {
  readonly email: string;
  readonly since: Date;
}

export interface SubscriptionWanted {
  readonly email: string;
  /** Key of the page that is waited for, or `newsletter`. */
  readonly page: string;
  readonly language: Language;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** What the link of a mail is for. The token itself is in the mail alone. */
interface SubscriptionToken {
  readonly hash: string;
  readonly subscriptionId: Subscription['id'];
  readonly purpose: TokenPurpose;
  /** Null when it works for as long as there is a subscription. */
  readonly expiresAt: Date | null;
}

const toSubscription = (row: object): Subscription => fromColumns<Subscription>(row);

/** Subscriptions in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexSubscriptions = (trx: Knex.Transaction) => {
  const locked = () => trx('subscriptions').forUpdate();
  return {
    /** A new one that was just asked for when there is none. */
    get: async ({ email, page, language }: SubscriptionWanted, at: Date): Promise<Subscription> => {
      const key = { email_key: emailKey(email), page };
      // Waits for another transaction that adds, changes or forgets the same one, and locks what is there then.
      const [row]: object[] = await trx('subscriptions')
        .insert({ id: newId(), email, ...key, language, state: 'asked', changed_at: at })
        .onConflict(['email_key', 'page'])
        .merge(['page'])
        .returning('*');
      return toSubscription(row as object);
    },
    find: async (id: Subscription['id']): Promise<Subscription | undefined> => {
      const row = (await locked().where({ id }).first()) as object | undefined;
      return row && toSubscription(row);
    },
    /** At most `limit` that are confirmed for a page. */
    listConfirmed: async (page: string, limit: number): Promise<readonly Subscription[]> => {
      const rows: object[] = await locked().where({ page, state: 'confirmed' }).orderBy('id').limit(limit);
      return rows.map(toSubscription);
    },
    save: async (subscription: Subscription): Promise<void> => {
      await trx('subscriptions').where({ id: subscription.id }).update(toColumns(subscription));
    },
    /** Takes away all of one address that has changed since it is known to be a member's, and not since that instant. */
    forgetAddress: async ({ email, since }: VerifiedEmail, until: Date): Promise<void> => {
      await trx('subscriptions')
        .where({ email_key: emailKey(email) })
        .whereBetween('changed_at', [since, until])
        .delete();
    },
  };
};

export const knexSubscriptionTokens = (trx: Knex.Transaction) => ({
  add: async (token: SubscriptionToken): Promise<void> => {
    await trx('subscription_tokens').insert(toColumns(token));
  },
  find: async (hash: string, purpose: TokenPurpose): Promise<SubscriptionToken | undefined> => {
    const row = (await trx('subscription_tokens').where({ hash, purpose }).first()) as object | undefined;
    return row && fromColumns<SubscriptionToken>(row);
  },
});

/** All that a use case may write with. */
export interface SubscriptionScope {
  readonly subscriptions: ReturnType<typeof knexSubscriptions>;
  readonly tokens: ReturnType<typeof knexSubscriptionTokens>;
  readonly mails: MailQueue<SubscriptionMailOrder>;
}

export type InSubscriptionTransaction = InTransaction<SubscriptionScope>;

export const knexSubscriptionQueries = (database: Knex) => ({
  /** All of an address that has changed since it is known to be a member's. */
  listOf: async ({ email, since }: VerifiedEmail): Promise<readonly Subscription[]> => {
    const rows: object[] = await database('subscriptions')
      .where({ email_key: emailKey(email) })
      .where('changed_at', '>=', since)
      .orderBy('page');
    return rows.map(toSubscription);
  },
  /** Takes away what nobody confirmed or has ended since that instant, and links that expired before now; returns how many. */
  forget: async (before: Date, now: Date): Promise<number> => {
    await database('subscription_tokens').where('expires_at', '<', now).delete();
    const old = () => database('subscriptions').whereNot({ state: 'confirmed' }).where('changed_at', '<', before);
    // Checked on the row itself too: who asks again meanwhile holds it, and it is another one when that is over.
    return inBatches(async () => old().whereIn('id', old().select('id').limit(deletedAtOnce)).delete());
  },
});

export type SubscriptionQueries = ReturnType<typeof knexSubscriptionQueries>;
