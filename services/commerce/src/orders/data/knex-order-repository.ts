import { orRefuse } from '@paltu/kernel';
import { insertTogether, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CodRecord } from '../domain/cod-guard.ts';
import { orderNotFound } from '../domain/order-errors.ts';
import type { AccessoryId, OrderId } from '../domain/order.ts';
import type { OrderRepository } from '../use-cases/ports.ts';
import { orderColumns, orderState, parcelStates, toOrder, toOrderRow, toParcelRows } from './order-row.ts';

const refused = `parcels.status = 'refused' and parcels.status_at >= $2::timestamptz
  and coalesce(parcels.contest ->> 'status', 'dismissed') = 'dismissed' and not parcels.history @> '[{"code": "recalled"}]'`;
const openAtDoor = `payment_method = 'cash-on-delivery' and is_under_way`;

// Each part is read from its own index; `union` counts once what is found by several.
const codRecord = `select
    (select count(*)::integer from (
      select id from parcels where buyer_id = $1::uuid and ${refused}
      union select parcels.id from orders join parcels on order_id = orders.id where phone_digest = any($3::text[]) and ${refused}
      union select parcels.id from orders join parcels on order_id = orders.id where address_digest = any($4::text[]) and ${refused}
    ) as refusals) as refusals,
    (select count(*)::integer from (
      select id from orders where buyer_id = $1::uuid and ${openAtDoor}
      union select id from orders where phone_digest = any($3::text[]) and ${openAtDoor}
      union select id from orders where address_digest = any($4::text[]) and ${openAtDoor}
    ) as open) as "openOrders",
    exists (select from parcels where buyer_id = $1::uuid and delivered_at is not null)
      or exists (select from orders join parcels on order_id = orders.id where phone_digest = any($3::text[]) and delivered_at is not null)
      as "hasReceived"`;

const unpaid = `is_under_way and payment_status in ('awaiting', 'in-check')`;
const unpaidRecord = `with unpaid as (
      select id from orders where buyer_id = $1::uuid and ${unpaid} union select id from orders where phone_digest = any($2::text[]) and ${unpaid}),
    held as (
      select line ->> 'accessoryId' as accessory_id, sum((line ->> 'quantity')::integer)::integer as pieces
      from unpaid join parcels on order_id = unpaid.id cross join jsonb_array_elements(lines) as line where status = 'placed' group by 1)
  select (select count(*)::integer from unpaid) as orders, (select coalesce(json_object_agg(accessory_id, pieces), '{}') from held) as pieces`;

interface KeptUnpaid {
  readonly orders: number;
  readonly pieces: Readonly<Record<string, number>>;
}

/** Two orders that give the same number or address wait for each other, in the order of these numbers. */
const lockContact = `select pg_advisory_xact_lock(number) from (
  select distinct hashtextextended(digest, 6) as number from unnest($1::text[]) as digest order by number) as numbers`;

/** Orders in the transaction `trx`: the row of the order is locked before its parcels are read, and they are written under it alone. */
export const knexOrderRepository = (trx: Knex.Transaction): OrderRepository => {
  // Read by a second statement, so that a transaction that waited for the lock sees the refunds and parcels written meanwhile.
  const read = async (held: { readonly id: OrderId } | undefined) => {
    if (held === undefined) return undefined;
    const row = (await trx('orders')
      .where({ id: held.id })
      .first(...orderColumns(trx))) as object;
    return toOrder(row, (await trx('parcels').where({ order_id: held.id }).orderBy('store_id')) as object[]);
  };
  const locked = (id: OrderId) => trx('orders').where({ id }).forUpdate().first<{ readonly id: OrderId } | undefined>('id');
  return {
    get: async (id) => orRefuse(await read(await locked(id)), orderNotFound),
    findUnlessHeld: async (id) => read(await locked(id).skipLocked()),
    add: (order, { phone: phoneDigest, address: addressDigest }) => {
      const row = { ...orderState(order), phoneDigest, addressDigest };
      return insertTogether(trx, ['orders', [row]], ['parcels', parcelStates(order) as [object, ...object[]]]);
    },
    save: async (order) => {
      await trx('orders').where({ id: order.id }).update(toOrderRow(order));
      for (const row of toParcelRows(order)) await trx('parcels').where({ id: row['id'] }).update(row);
    },
    lockContact: async ({ phone, address }) => {
      await preparedRows(trx, { name: 'lock contact', text: lockContact }, [[phone, address]]);
    },
    readCodRecord: async ({ buyerId, phones, addresses }, since) => {
      const values = [buyerId, since, phones, addresses];
      const [record] = await preparedRows<CodRecord>(trx, { name: 'read record of buyer', text: codRecord }, values);
      return record as CodRecord;
    },
    readUnpaid: async ({ buyerId, phones }) => {
      const [row] = await preparedRows<KeptUnpaid>(trx, { name: 'read what is unpaid', text: unpaidRecord }, [buyerId, phones]);
      const { orders, pieces } = row as KeptUnpaid;
      return { orders, pieces: new Map(Object.entries(pieces) as [AccessoryId, number][]) };
    },
    listOf: async (memberId, after, limit) => {
      const sold = trx('parcels').where({ seller_id: memberId }).select('order_id as id');
      const own = trx('orders').where({ buyer_id: memberId }).select('id').union(sold);
      const ids = trx.from(own.as('own')).orderBy('id').limit(limit);
      if (after !== undefined) void ids.where('id', '>', after);
      return ids.pluck('id') as unknown as Promise<OrderId[]>;
    },
  };
};
