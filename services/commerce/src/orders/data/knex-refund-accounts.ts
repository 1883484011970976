import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@paltu/kernel';
import type { Seal } from '@paltu/sealing';
import type { Knex } from 'knex';
import { forgetAccountAt, type RefundAccount } from '../domain/refund-account.ts';
import type { OrderId } from '../domain/order.ts';
import type { RefundAccountQueries, RefundAccounts } from '../use-cases/refund-ports.ts';

interface AccountRow {
  readonly order_id: OrderId;
  readonly sealed: string;
}

const opened = async ({ order_id: id, sealed }: AccountRow, seal: Seal): Promise<RefundAccount> =>
  JSON.parse((await seal.unseal(sealed, id)).text) as RefundAccount;

const toRow = async (id: OrderId, account: RefundAccount, seal: Seal) => ({
  order_id: id,
  sealed: await seal.seal(JSON.stringify(account), id),
  sealed_by: seal.name,
});

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** Accounts in the transaction `trx`, in which their order is locked. */
export const knexRefundAccounts = (trx: Knex.Transaction, seal: Seal): RefundAccounts => ({
  save: async (order, account, at) => {
    const before = (await trx('refund_accounts').where({ order_id: order.id }).first()) as AccountRow | undefined;
    if (before !== undefined && isDeepStrictEqual(await opened(before, seal), account)) return;
    const row = {
      ...(await toRow(order.id, account, seal)),
      forget_at: forgetAccountAt(order),
      replaced_at: before === undefined ? null : at,
    };
    await trx('refund_accounts').insert(row).onConflict('order_id').merge();
  },
  replacedAt: async (id) => {
    const row = (await trx('refund_accounts').where({ order_id: id }).first('replaced_at')) as { replaced_at: Date | null } | undefined;
    return row?.replaced_at ?? null;
  },
  addUnlessNamed: async (order, account) => {
    const row = await toRow(order.id, account, seal);
    await trx('refund_accounts').insert(row).onConflict('order_id').ignore();
  },
  follow: async (before, after) => {
    const forgetAt = forgetAccountAt(after);
    if (before.address === after.address && isSame(forgetAccountAt(before), forgetAt)) return;
    await trx('refund_accounts').where({ order_id: after.id }).update({ forget_at: forgetAt });
  },
});

export const knexRefundAccountQueries = (database: Knex, seal: Seal): RefundAccountQueries => ({
  readOf: async (ids) => {
    const rows: AccountRow[] = await database('refund_accounts')
      .whereRaw('order_id = any(?::uuid[])', [[...ids]])
      .select('order_id', 'sealed');
    return new Map(await Promise.all(rows.map(async (row) => [row.order_id, await opened(row, seal)] as const)));
  },
});

/** A job: forgets accounts that nothing is paid to any more. */
export const forgetRefundAccounts = (database: Knex, clock: Clock) => (): Promise<number> =>
  database('refund_accounts').where('forget_at', '<=', clock.now()).delete();
