import { orRefuse, type Clock } from '@paltu/kernel';
import { insertTogether, preparedRows, sqlRows, fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CodRecord, ReservedLine } from './checkout.ts';
import { stockMovesOf, type StockMove } from './consequences.ts';
import { orderNotFound } from './order-changes.ts';
import { orderColumns, orderState, parcelStates, toOrder, toOrderRow, toParcelRows } from './order-rows-store.ts';
import type { OrderRepository, Deliveries, Departure, Departures, LineProblem, ShopStock, Suspension, Suspensions } from './order-scope.ts';
import type { AccessoryId, OrderId, Order, Parcel, Picture, StoreId } from './order.ts';

// A parameter in a query of its own is as unknown to the planner at first as it stays: it keeps one plan for all buyers. Else it would plan
// for each one anew, which takes four times as long as the rest.
const [buyer, since, addresses] = ['(select $1::uuid)', '(select $2::timestamptz)', '(select $4::text[])::text[]'];
const phones = (parameter: number): string => `(select $${parameter}::text[])::text[]`;

const refused = `parcels.status = 'refused' and parcels.status_at >= ${since}
  and coalesce(parcels.contest ->> 'status', 'dismissed') = 'dismissed' and not parcels.history @> '[{"code": "recalled"}]'`;

const openAtDoor = `payment_method = 'cash-on-delivery' and is_under_way`;

// Each part is read from its own index; `union` counts once what is found by several.
const codRecord = `select
    (select count(*)::integer from (
      select id from parcels where buyer_id = ${buyer} and ${refused}
      union select parcels.id from orders join parcels on order_id = orders.id where phone_digest = any(${phones(3)}) and ${refused}
      union select parcels.id from orders join parcels on order_id = orders.id where address_digest = any(${addresses}) and ${refused}
    ) as refusals) as refusals,
    (select count(*)::integer from (
      select id from orders where buyer_id = ${buyer} and ${openAtDoor}
      union select id from orders where phone_digest = any(${phones(3)}) and ${openAtDoor}
      union select id from orders where address_digest = any(${addresses}) and ${openAtDoor}
    ) as open) as "openOrders",
    exists (select from parcels where buyer_id = ${buyer} and delivered_at is not null)
      or exists (select from orders join parcels on order_id = orders.id where phone_digest = any(${phones(3)}) and delivered_at is not null)
      as "hasReceived"`;

const unpaid = `is_under_way and payment_status in ('awaiting', 'in-check')`;

const unpaidRecord = `with unpaid as (
      select id from orders where buyer_id = ${buyer} and ${unpaid} union select id from orders where phone_digest = any(${phones(2)}) and ${unpaid}),
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
    listToSend: async (sellerId, after, limit) => {
      const toSend = trx('parcels').where({ seller_id: sellerId }).whereRaw(`status in ('placed', 'confirmed')`);
      if (after !== undefined) void toSend.where('order_id', '>', after);
      return toSend.orderBy('order_id').limit(limit).pluck('order_id') as unknown as Promise<OrderId[]>;
    },
  };
};

interface OrderStates {
  /** In the order of their ids. */
  readonly orders: readonly Order[];
  /** The last one of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** At most `limit` orders that follow `after`; they cannot change until `trx` ends. */
export const readOrderStates = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<OrderStates> => {
  const rows = (await trx('orders')
    .modify((query) => void (after !== undefined && query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .select(...orderColumns(trx))) as { readonly id: string }[];
  const ids = rows.map(({ id }) => id);
  const parcels = (await trx('parcels').whereIn('order_id', ids).orderBy('store_id')) as { readonly order_id: string }[];
  const orders = rows.map((row) =>
    toOrder(
      row,
      parcels.filter(({ order_id: orderId }) => orderId === row.id),
    ),
  );
  return { orders, last: ids.at(-1) };
};

const newlyDelivered = (before: Order, after: Order): readonly Parcel[] =>
  after.parcels.filter(({ deliveredAt }, at) => deliveredAt !== null && before.parcels[at]?.deliveredAt === null);

// A member counts as a customer of a store once. The row of the store is the last one that the transaction locks.
const keep = `with added as (
    insert into deliveries (thing_id, member_id, delivered_at) select thing, ?, ? from unnest(?::uuid[]) as thing order by thing
    on conflict do nothing returning thing_id)
  update stores set customers = customers + 1 where id = ? and id in (select thing_id from added)`;

/** Which members have received something from which store, and which product, in the transaction `trx`. */
export const knexDeliveries = (trx: Knex.Transaction): Deliveries => ({
  follow: async (before, after) => {
    for (const { storeId, lines, deliveredAt } of newlyDelivered(before, after)) {
      const things = [storeId, ...lines.filter(({ quantity }) => quantity > 0).map(({ accessoryId }) => accessoryId)];
      await sqlRows(trx, keep, [after.buyerId, deliveredAt, things, storeId]);
    }
  },
});

export const knexDepartures = (database: Knex, clock: Clock): Departures => ({
  add: async (departure) => {
    await database('order_leavings')
      .insert({ ...toColumns(departure), left_at: clock.now() })
      .onConflict('member_id')
      .merge();
  },
  list: async (after, limit) => {
    const departures = database('order_leavings').orderBy('member_id').limit(limit).select('member_id', 'is_erased');
    if (after !== undefined) void departures.where('member_id', '>', after.memberId);
    return ((await departures) as object[]).map((row) => fromColumns<Departure>(row));
  },
  remove: async (departure) => {
    await database('order_leavings').where(toColumns(departure)).delete();
  },
});

export const knexSuspensions = (database: Knex): Suspensions => ({
  add: async ({ memberId, version }) => {
    await database('order_suspensions').insert({ member_id: memberId, version }).onConflict('member_id').merge();
  },
  list: async (after, limit) => {
    const suspensions = database('order_suspensions').orderBy('member_id').limit(limit);
    if (after !== undefined) void suspensions.where('member_id', '>', after.memberId);
    return ((await suspensions) as object[]).map((row) => fromColumns<Suspension>(row));
  },
  remove: async (suspension) => {
    await database('order_suspensions').where(toColumns(suspension)).delete();
  },
});

/** A reserved product, as the slice of accessories gives it. */
interface ReservedGood {
  readonly storeId: string;
  readonly store: { readonly name: string; readonly cityId: string; readonly sendsWithinDays: number };
  readonly ownerId: ReservedLine['sellerId'];
  readonly details: { readonly name: string; readonly price: number };
  readonly pictures: readonly Picture[];
  readonly stock: number;
}

/** Stock operations of the slice of accessories, in the same transaction; rows are locked in the order of their ids. */
export interface StockOfGoods {
  reserve(
    orderId: string,
    lines: readonly { readonly accessoryId: AccessoryId; readonly pieces: number }[],
  ): Promise<ReadonlyMap<string, ReservedGood>>;
  move(orderId: string, moves: readonly StockMove[]): Promise<void>;
}

interface Left {
  readonly id: AccessoryId;
  readonly is_public: boolean;
  readonly available: number;
}

const leftOf = `select id, is_public, stock - reserved as available from accessories where id = any(?::uuid[])`;

/** Locks products in the order of their ids, as all other statements do. */
const heldOf = `${leftOf} order by id for update`;

const problemOf = (left: Left | undefined): LineProblem => {
  if (left === undefined || !left.is_public) return 'gone';
  return left.available === 0 ? 'out-of-stock' : 'too-many';
};

/** The stock of stores, in the transaction `trx`. */
export const knexShopStock = (trx: Knex.Transaction, goods: StockOfGoods): ShopStock => ({
  reserve: async (orderId, lines) => {
    const reserved = await goods.reserve(
      orderId,
      lines.map(({ accessoryId, quantity: pieces }) => ({ accessoryId, pieces })),
    );
    const missing = lines.map(({ accessoryId }) => accessoryId).filter((id) => !reserved.has(id));
    const left = missing.length === 0 ? [] : await sqlRows<Left>(trx, leftOf, [missing]);
    return lines.map(({ accessoryId, quantity }) => {
      const good = reserved.get(accessoryId);
      if (good === undefined) return { accessoryId, problem: problemOf(left.find(({ id }) => id === accessoryId)) };
      const { storeId, ownerId: sellerId, details, pictures, stock } = good;
      const { name: storeName, cityId: storeCityId, sendsWithinDays } = good.store;
      const store = { storeId: storeId as StoreId, storeName, storeCityId, sendsWithinDays, sellerId };
      return { accessoryId, quantity, ...store, name: details.name, price: details.price, picture: pictures[0] ?? null, stock };
    });
  },
  areAvailable: async (lines) => {
    const ids = lines.map(({ accessoryId }) => accessoryId);
    const left = new Map((await sqlRows<Left>(trx, heldOf, [ids])).map((one) => [one.id, one]));
    return lines.every(({ accessoryId, quantity }) => {
      const one = left.get(accessoryId);
      return one !== undefined && one.is_public && one.available >= quantity;
    });
  },
  follow: async (before, after) => {
    const moves = stockMovesOf(before, after);
    if (moves.length > 0) await goods.move(after.id, moves);
  },
});
