import { inBatches } from '@paltu/persistence';
import type { Clock } from '@paltu/kernel';
import type { Seal } from '@paltu/sealing';
import type { Knex } from 'knex';
import { forgetAccountAt, type RefundAccount } from '../domain/refund-account.ts';
import type { OrderId } from '../domain/order.ts';
import type { RefundAccountQueries, RefundAccounts } from '../use-cases/ports.ts';

interface AccountRow {
  readonly order_id: OrderId;
  readonly sealed: string;
}

const opened = async ({ order_id: id, sealed }: AccountRow, seal: Seal): Promise<RefundAccount> =>
  JSON.parse((await seal.unseal(sealed, id)).text) as RefundAccount;

const sealedColumns = async (id: OrderId, account: RefundAccount, seal: Seal) => ({
  sealed: await seal.seal(JSON.stringify(account), id),
  sealed_by: seal.name,
});

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Accounts in the transaction `trx`, in which their order is locked. */
export const knexRefundAccounts = (trx: Knex.Transaction, seal: Seal): RefundAccounts => {
  const row = async (id: OrderId, account: RefundAccount) => ({ order_id: id, ...(await sealedColumns(id, account, seal)) });
  return {
    save: async (order, account) => {
      const columns = { ...(await row(order.id, account)), forget_at: forgetAccountAt(order) };
      await trx('refund_accounts').insert(columns).onConflict('order_id').merge();
    },
    addUnlessNamed: async (order, account) => {
      await trx('refund_accounts')
        .insert(await row(order.id, account))
        .onConflict('order_id')
        .ignore();
    },
    follow: async (before, after) => {
      const forgetAt = forgetAccountAt(after);
      if (before.address === after.address && isSame(forgetAccountAt(before), forgetAt)) return;
      await trx('refund_accounts').where({ order_id: after.id }).update({ forget_at: forgetAt });
    },
  };
};

export const knexRefundAccountQueries = (database: Knex, seal: Seal): RefundAccountQueries => ({
  readOf: async (ids) => {
    const rows: AccountRow[] = await database('refund_accounts')
      .whereIn('order_id', [...ids])
      .select('order_id', 'sealed');
    return new Map(await Promise.all(rows.map(async (row) => [row.order_id, await opened(row, seal)] as const)));
  },
});

const atOnce = 100;

/** Jobs: forgets accounts that nothing is paid to any more, and seals by the current secret what the one before sealed. */
export const refundAccountJobs = (database: Knex, seal: Seal, clock: Clock) => ({
  forget: () => database('refund_accounts').where('forget_at', '<=', clock.now()).delete(),
  sealAnew: () =>
    inBatches(
      () =>
        database.transaction(async (trx) => {
          // Two ranges of the index: `<>` would read every row.
          const others = trx('refund_accounts').whereRaw('(sealed_by < ? or sealed_by > ?)', [seal.name, seal.name]);
          const of = others.orderBy('sealed_by').limit(atOnce);
          const rows = (await of.forUpdate().skipLocked()) as AccountRow[];
          for (const row of rows) {
            const columns = await sealedColumns(row.order_id, await opened(row, seal), seal);
            await trx('refund_accounts').where({ order_id: row.order_id }).update(columns);
          }
          return rows.length;
        }),
      atOnce,
    ),
});
