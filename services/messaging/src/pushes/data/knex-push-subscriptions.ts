import { deletedAtOnce, dueRows, fromColumns, inBatches, toColumns } from '@paltu/persistence';
import { newId, type MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { usefulMs, type Push } from '../domain/push.ts';
import type { PushSubscription, PushSubscriptionId } from '../domain/push-subscription.ts';
import type { PushQueries, PushSubscriptionRepository } from '../use-cases/ports.ts';

const table = 'push_subscriptions';

const listOf = async (database: Knex, memberId: MemberId): Promise<readonly PushSubscription[]> => {
  const rows: object[] = await database(table).where({ member_id: memberId }).orderBy('subscribed_at').orderBy('id');
  return rows.map((row) => fromColumns<PushSubscription>(row));
};

/** Browsers in the transaction `trx`. */
export const knexPushSubscriptions = (trx: Knex.Transaction): PushSubscriptionRepository => ({
  list: (memberId) => listOf(trx, memberId),
  keep: async (subscription) => {
    const { id: _, ...replaced } = toColumns(subscription);
    await trx(table).insert(toColumns(subscription)).onConflict('endpoint').merge(replaced);
  },
  remove: async (id) => {
    await trx(table).where({ id }).delete();
  },
  removeAddress: async (memberId, endpoint) => {
    await trx(table).where({ member_id: memberId, endpoint }).delete();
  },
  removeOfSession: async (id) => {
    await trx(table).where({ session_id: id }).delete();
  },
  forget: async (memberId) => {
    await trx(table).where({ member_id: memberId }).delete();
  },
});

/** A notice that is to be shown in each browser of its member. */
interface PushOrder {
  readonly memberId: MemberId;
  readonly noticeId: string;
  readonly dueAt: Date;
}

/** Orders what notices show in browsers, in the transaction `trx`. */
export const knexPushOrders = (trx: Knex.Transaction) => ({
  havingBrowsers: async (memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>> => {
    if (memberIds.length === 0) return new Set();
    const having: MemberId[] = await trx(table)
      .whereIn('member_id', [...memberIds])
      .distinct()
      .pluck('member_id');
    return new Set(having);
  },
  add: async (orders: readonly PushOrder[]): Promise<void> => {
    if (orders.length === 0) return;
    const members = [...new Set(orders.map(({ memberId }) => memberId))];
    // Locked, for a session that ends meanwhile takes its browsers along.
    const browsers: { readonly id: PushSubscriptionId; readonly member_id: MemberId }[] = await trx(table)
      .whereIn('member_id', members)
      .orderBy('id')
      .forKeyShare()
      .select('id', 'member_id');
    const pushes = orders.flatMap(({ memberId, noticeId, dueAt }) =>
      browsers
        .filter((browser) => browser.member_id === memberId)
        .map(({ id: subscriptionId }): Push => {
          const expiresAt = new Date(dueAt.getTime() + usefulMs);
          return { id: newId(), subscriptionId, noticeId, createdAt: dueAt, expiresAt, dueAt, attempts: 0 };
        }),
    );
    await dueRows<Push>(trx, 'pushes').add(...pushes);
  },
});

/** Browsers, and what waits to be sent to them, as their sender sees them. */
export const knexPushQueries = (database: Knex): PushQueries => ({
  ...dueRows<Push>(database, 'pushes'),
  find: async (id) => {
    const row = (await database(table).where({ id }).first()) as object | undefined;
    return row && fromColumns<PushSubscription>(row);
  },
  list: (memberId) => listOf(database, memberId),
  removeSubscription: async (id) => {
    await database(table).where({ id }).delete();
  },
  forgetSessions: (before) => {
    const old = database('ended_sessions').select('id').where('ended_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('ended_sessions').whereIn('id', old.clone()).delete());
  },
});
