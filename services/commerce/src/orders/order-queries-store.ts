import type { MemberId } from '@paltu/kernel';
import { dueInTurn, fromColumns, readPage, rowBatches } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { readersOf, type Keyed } from './order-rows-store.ts';
import type { DueParcel, OrderQueries } from './order-scope.ts';
import type { Order } from './order.ts';

/** An admin decides about them, or about a refund of them. They are few beside all parcels, so that the array of their ids is read first. */
const disputed = `select id from parcels where waits_for_admin
  union select parcel_id from refunds where contest ->> 'status' = 'open'`;

interface SoldRow extends Keyed {
  readonly placed_at: Date;
}

const exportsOf = (
  database: Knex,
  { orders, withParcels, inOrders }: ReturnType<typeof readersOf>,
  atOnce: number,
): Pick<OrderQueries, 'batchesOrdered' | 'batchesSold'> => ({
  batchesOrdered: (buyerId) =>
    rowBatches<Order>(async (last, limit) => {
      const after = last && ([last.placedAt, last.id] as const);
      return withParcels((await dueInTurn(orders().where({ buyer_id: buyerId }), ['placed_at', 'id'], after, limit)) as object[]);
    }, atOnce),
  batchesSold: async function* (sellerId) {
    const sold = () => database('parcels').where({ seller_id: sellerId }).whereRaw('not is_hidden').select('id', 'order_id', 'placed_at');
    const batches = rowBatches<SoldRow>(
      async (last, limit) => (await dueInTurn(sold(), ['placed_at', 'id'], last && [last.placed_at, last.id], limit)) as SoldRow[],
      atOnce,
    );
    for await (const rows of batches) yield await inOrders(rows);
  },
});

/** @param cap totals are counted no further than one over it. @param exportedAtOnce how many are read at once where all are */
export const knexOrderQueries = (database: Knex, cap = totalCap, exportedAtOnce = 500): OrderQueries => {
  const readers = readersOf(database, cap);
  const { orders, withParcels, findBy, parcelPage } = readers;
  return {
    find: (id) => findBy(orders().where({ id })),
    findOfParcel: (id) => findBy(orders().where('id', database('parcels').where({ id }).select('order_id'))),
    listOfBuyer: async (buyerId, page) => {
      const { rows, counted } = await readPage(orders().where({ buyer_id: buyerId }), 'placed_at desc, id desc', page, cap);
      return { orders: await withParcels(rows), counted };
    },
    listOfSeller: (sellerId, status, page) =>
      parcelPage(
        database('parcels')
          .where({ seller_id: sellerId, ...(status === undefined ? {} : { status }) })
          .whereRaw('not is_hidden'),
        'placed_at desc, id desc',
        page,
      ),
    listInCheck: async (page) => {
      const { rows, counted } = await readPage(orders().whereRaw("payment_status = 'in-check'"), 'placed_at, id', page, cap);
      return { orders: await withParcels(rows), counted };
    },
    listUnpaidOfSeller: (sellerId, page) =>
      parcelPage(
        database('parcels').where({ seller_id: sellerId }).whereRaw("is_hidden and status = 'placed'"),
        'placed_at desc, id desc',
        page,
      ),
    listDisputes: (page) => parcelPage(database('parcels').whereRaw(`id = any(array(${disputed}))`), 'status_at, id', page),
    listDue: async (now, after, limit) => {
      const due = database('parcels').where('next_due_at', '<=', now);
      const rows = dueInTurn(due, ['next_due_at', 'id'], after && [after.dueAt, after.parcelId], limit);
      const keyed = (await rows.select('id as parcel_id', 'order_id', 'next_due_at as due_at')) as object[];
      return keyed.map((row) => fromColumns<DueParcel>(row));
    },
    ...exportsOf(database, readers, exportedAtOnce),
    countRefusals: async (buyerIds, since) => {
      const rows = (await database('parcels')
        .whereRaw('buyer_id = any(?::uuid[])', [[...buyerIds]])
        .where('status_at', '>=', since)
        .whereRaw(
          `status = 'refused' and coalesce(contest ->> 'status', 'dismissed') = 'dismissed' and not history @> '[{"code": "recalled"}]'`,
        )
        .groupBy('buyer_id')
        .select('buyer_id')
        .count({ counted: '*' })) as { buyer_id: MemberId; counted: number }[];
      return new Map(rows.map((row) => [row.buyer_id, Number(row.counted)]));
    },
  };
};
