import { fromColumns, rowBatches, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OrderStatement, StatementQueries, StatementRow } from '../use-cases/ports.ts';

const ofStore = `select ledger_rows.*, orders.number as order_number
  from ledger_rows left join orders on orders.id = ledger_rows.order_id
  where store_id = ? and booked_at >= ? and booked_at < ? and ledger_rows.number > ?
  order by ledger_rows.number limit ?`;

const ofOrders = `with sums as (
    select store_id, order_id, kind, sum(amount)::bigint as amount from ledger_rows
    where account = 'store' and booked_at >= ? and booked_at < ? and order_id is not null and (store_id, order_id) > (?, ?)
    group by store_id, order_id, kind),
  of_orders as (
    select store_id, order_id, json_object_agg(kind, amount) as amounts from sums group by store_id, order_id
    order by store_id, order_id limit ?)
  select of_orders.*, stores.name as store_name, orders.number as order_number
  from of_orders join stores on stores.id = store_id join orders on orders.id = order_id order by store_id, order_id`;

const beforeAll = '00000000-0000-0000-0000-000000000000';

export const knexStatements = (database: Knex): StatementQueries => ({
  rowsOfStore: (storeId, { start, end }) =>
    rowBatches<StatementRow>(async (last, limit) =>
      (await sqlRows<object>(database, ofStore, [storeId, start, end, last?.number ?? 0, limit])).map((row) =>
        fromColumns<StatementRow>(row),
      ),
    ),
  ordersOfStores: ({ start, end }) =>
    rowBatches<OrderStatement>(async (last, limit) => {
      const after = [last?.storeId ?? beforeAll, last?.orderId ?? beforeAll];
      return (await sqlRows<object>(database, ofOrders, [start, end, ...after, limit])).map((row) => fromColumns<OrderStatement>(row));
    }),
});
