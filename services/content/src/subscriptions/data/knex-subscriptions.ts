import { newId } from '@paltu/kernel';
import { deletedAtOnce, fromColumns, inBatches, toColumns } from '@paltu/persistence';
import { emailKey } from '@paltu/reference';
import type { Knex } from 'knex';
import type { Subscription } from '../domain/subscription.ts';
import type { SubscriptionQueries, SubscriptionRepository, SubscriptionToken, SubscriptionTokens } from '../use-cases/ports.ts';

const toSubscription = (row: object): Subscription => fromColumns<Subscription>(row);

/** Subscriptions in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexSubscriptions = (trx: Knex.Transaction): SubscriptionRepository => {
  const locked = () => trx('subscriptions').forUpdate();
  return {
    get: async ({ email, page, language }, at) => {
      const key = { email_key: emailKey(email), page };
      // Waits for another transaction that adds, changes or forgets the same one, and locks what is there then.
      const [row]: object[] = await trx('subscriptions')
        .insert({ id: newId(), email, ...key, language, state: 'asked', changed_at: at })
        .onConflict(['email_key', 'page'])
        .merge(['page'])
        .returning('*');
      return toSubscription(row as object);
    },
    find: async (id) => {
      const row = (await locked().where({ id }).first()) as object | undefined;
      return row && toSubscription(row);
    },
    listConfirmed: async (page, limit) => {
      const rows: object[] = await locked().where({ page, state: 'confirmed' }).orderBy('id').limit(limit);
      return rows.map(toSubscription);
    },
    save: async (subscription) => {
      await trx('subscriptions').where({ id: subscription.id }).update(toColumns(subscription));
    },
    forgetAddress: async ({ email, since }, until) => {
      await trx('subscriptions')
        .where({ email_key: emailKey(email) })
        .whereBetween('changed_at', [since, until])
        .delete();
    },
  };
};

export const knexSubscriptionTokens = (trx: Knex.Transaction): SubscriptionTokens => ({
  add: async (token) => {
    await trx('subscription_tokens').insert(toColumns(token));
  },
  find: async (hash, purpose) => {
    const row = (await trx('subscription_tokens').where({ hash, purpose }).first()) as object | undefined;
    return row && fromColumns<SubscriptionToken>(row);
  },
});

export const knexSubscriptionQueries = (database: Knex): SubscriptionQueries => ({
  listOf: async ({ email, since }) => {
    const rows: object[] = await database('subscriptions')
      .where({ email_key: emailKey(email) })
      .where('changed_at', '>=', since)
      .orderBy('page');
    return rows.map(toSubscription);
  },
  forget: async (before, now) => {
    await database('subscription_tokens').where('expires_at', '<', now).delete();
    const old = () => database('subscriptions').whereNot({ state: 'confirmed' }).where('changed_at', '<', before);
    // Checked on the row itself too: who asks again meanwhile holds it, and it is another one when that is over.
    return inBatches(async () => old().whereIn('id', old().select('id').limit(deletedAtOnce)).delete());
  },
});
