import { newId, type MemberId, type SessionId } from '@paltu/kernel';
import { deletedAtOnce, dueRows, fromColumns, inBatches, toColumns, preparedRows, type InTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { usefulMs, type Push, type PushSubscription, type PushSubscriptionId } from './push.ts';

const table = 'push_subscriptions';

const listOf = async (database: Knex, memberId: MemberId): Promise<readonly PushSubscription[]> => {
  const rows: object[] = await database(table).where({ member_id: memberId }).orderBy('subscribed_at').orderBy('id');
  return rows.map((row) => fromColumns<PushSubscription>(row));
};

/** Browsers in the transaction `trx`. */
const knexPushSubscriptions = (trx: Knex.Transaction) => ({
  /** Of a member, the oldest first. */
  list: (memberId: MemberId) => listOf(trx, memberId),
  /** One address is one browser: what was kept of it is replaced, of another member, too. */
  keep: async (subscription: PushSubscription): Promise<void> => {
    const { id: _, ...replaced } = toColumns(subscription);
    await trx(table).insert(toColumns(subscription)).onConflict('endpoint').merge(replaced);
  },
  /** What waits for it is dropped. */
  remove: async (id: PushSubscriptionId): Promise<void> => {
    await trx(table).where({ id }).delete();
  },
  removeAddress: async (memberId: MemberId, endpoint: string): Promise<void> => {
    await trx(table).where({ member_id: memberId, endpoint }).delete();
  },
  removeOfSession: async (id: SessionId): Promise<void> => {
    await trx(table).where({ session_id: id }).delete();
  },
});

/** Nothing is kept for a member who is erased. */
export const forgetBrowsersOf =
  (trx: Knex.Transaction) =>
  async (memberId: MemberId): Promise<void> => {
    await trx(table).where({ member_id: memberId }).delete();
  };

/** A notice that is to be shown in each browser of its member. */
interface PushOrder {
  readonly memberId: MemberId;
  readonly noticeId: string;
  readonly dueAt: Date;
}

/** Orders what notices show in browsers, in the transaction `trx`. */
export const knexPushOrders = (trx: Knex.Transaction) => ({
  /** Those of these members who have any such browser. */
  havingBrowsers: async (memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>> => {
    if (memberIds.length === 0) return new Set();
    const having: MemberId[] = await trx(table)
      .whereIn('member_id', [...memberIds])
      .distinct()
      .pluck('member_id');
    return new Set(having);
  },
  /** Each from its instant on. */
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

// A session is a lock of its own: nothing may be known of it yet. Releases that run side by side share the seed.
const sessionStatements = {
  alone: { name: 'lock session', text: 'select pg_advisory_xact_lock(hashtextextended($1, 23))' },
  shared: { name: 'share session', text: 'select pg_advisory_xact_lock_shared(hashtextextended($1, 23))' },
  ended: { name: 'has session ended', text: 'select id from ended_sessions where id = $1' },
};

/** Sessions that ended while tokens of theirs may live, in the transaction `trx`. */
const knexEndedSessions = (trx: Knex.Transaction) => ({
  /** The answer holds until the transaction ends: `add` waits for it. */
  has: async (id: SessionId): Promise<boolean> => {
    await preparedRows(trx, sessionStatements.shared, [id]);
    return (await preparedRows(trx, sessionStatements.ended, [id])).length > 0;
  },
  add: async (id: SessionId, at: Date): Promise<void> => {
    await preparedRows(trx, sessionStatements.alone, [id]);
    await trx('ended_sessions').insert({ id, ended_at: at }).onConflict('id').ignore();
  },
});

/** All that a use case may write with, in the transaction `trx`. */
export const pushScopeIn = (trx: Knex.Transaction) => ({
  subscriptions: knexPushSubscriptions(trx),
  endedSessions: knexEndedSessions(trx),
});
export type PushScope = ReturnType<typeof pushScopeIn>;
export type InPushTransaction = InTransaction<PushScope>;

/** Browsers, and what waits to be sent to them, as their sender sees them. */
export const knexPushQueries = (database: Knex) => ({
  ...dueRows<Push>(database, 'pushes'),
  find: async (id: PushSubscriptionId): Promise<PushSubscription | undefined> => {
    const row = (await database(table).where({ id }).first()) as object | undefined;
    return row && fromColumns<PushSubscription>(row);
  },
  list: (memberId: MemberId) => listOf(database, memberId),
  /** The browser is no more. */
  removeSubscription: async (id: PushSubscriptionId): Promise<void> => {
    await database(table).where({ id }).delete();
  },
  /** Forgets sessions that ended before that instant; returns how many. */
  forgetSessions: (before: Date): Promise<number> => {
    const old = database('ended_sessions').select('id').where('ended_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('ended_sessions').whereIn('id', old.clone()).delete());
  },
});
export type PushQueries = ReturnType<typeof knexPushQueries>;
