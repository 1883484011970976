import { setTimeout as passes } from 'node:timers/promises';
import { newId, silentLogger, type Clock, type MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { accessoryScopeIn } from '../src/accessories/accessories-module.ts';
import { moveStock, reserveStock } from '../src/accessories/use-cases/reserve-stock.ts';
import { knexCarts } from '../src/carts/data/knex-carts.ts';
import { emptyCart } from '../src/carts/domain/cart.ts';
import { bookPostingsIn } from '../src/ledgers/ledgers-module.ts';
import { knexOrderQueries } from '../src/orders/data/knex-order-queries.ts';
import { offeredMethods } from '../src/orders/domain/offered-methods.ts';
import type { OrderId, ParcelId } from '../src/orders/domain/order.ts';
import { orderScopeIn } from '../src/orders/orders-module.ts';
import { changeParcel } from '../src/orders/use-cases/change-parcel.ts';
import { placeOrder } from '../src/orders/use-cases/place-order.ts';
import type { OrderScope } from '../src/orders/use-cases/ports.ts';
import { remindOfParcels } from '../src/orders/use-cases/remind-of-parcels.ts';

/** A fence that is taken away. */
export type Missing = 'order lock' | 'cart lock' | 'key' | 'condition of the stock';

/** Two who have read wait for each other before they go on, but not for long: behind a lock only one of them has read. */
const meetingOfTwo = (longestMs: number): (() => Promise<void>) => {
  const { promise: bothAreThere, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived >= 2) resolve();
    await Promise.race([bothAreThere, passes(longestMs)]);
  };
};

/** Reserves what it has read that there is, without asking again. */
const reservedAsRead =
  (trx: Transaction, meet: () => Promise<void>, reserve: ReturnType<typeof reserveStock>): ReturnType<typeof reserveStock> =>
  async (orderId, lines) => {
    const ids = lines.map(({ accessoryId }) => accessoryId);
    const left: { id: string; stock: number; reserved: number }[] = await trx('accessories').whereIn('id', ids);
    await meet();
    const enough = lines.filter(({ accessoryId, pieces }) =>
      left.some((one) => one.id === accessoryId && one.stock - one.reserved >= pieces),
    );
    await trx('accessories')
      .whereIn(
        'id',
        enough.map(({ accessoryId }) => accessoryId),
      )
      .increment('stock', 1_000);
    const reserved = await reserve(orderId, enough);
    await trx('accessories')
      .whereIn(
        'id',
        enough.map(({ accessoryId }) => accessoryId),
      )
      .decrement('stock', 1_000);
    return reserved;
  };

const met = async <T>(meet: () => Promise<void>, read: Promise<T>): Promise<T> => {
  const found = await read;
  await meet();
  return found;
};

const unused = () => Promise.reject(new Error('no picture is touched here'));

/** What can be done to orders, as the service does it but for the fences that are missing; two at once meet after they have read. */
export const unfencedOrders = (database: Knex, missing: readonly Missing[], clock: Clock) => {
  const meet = meetingOfTwo(40);
  const { outboxIn } = serviceParts({ name: 'commerce', database, logger: silentLogger });
  const tables = [...(missing.includes('order lock') ? ['orders'] : []), ...(missing.includes('cart lock') ? ['carts'] : [])];
  const goodsIn = accessoryScopeIn({
    outboxIn,
    noteRecallIn: () => unused,
    pictures: { picturesIn: () => ({ claim: unused, follow: unused }) },
  });
  const scopeIn = orderScopeIn({
    outboxIn,
    seal: { name: 'unused', seal: unused, unseal: unused },
    stockIn: (trx) => {
      const needs = { scope: goodsIn(trx), clock };
      const reserve = reserveStock(needs);
      const isRead = missing.includes('condition of the stock');
      return { reserve: isRead ? reservedAsRead(trx, meet, reserve) : reserve, move: moveStock(needs) };
    },
    papersIn: () => ({ claim: unused, follow: async () => undefined }),
    bookIn: bookPostingsIn({ clock }),
    cartIn: (trx) => {
      const carts = knexCarts(trx, clock);
      return { get: (id) => met(meet, carts.get(id)), empty: (id) => carts.save(id, emptyCart) };
    },
    requireThereIn: () => async () => undefined,
    isAwayIn: () => async () => false,
  });
  const scopeOf = (trx: Transaction): OrderScope => {
    const scope = scopeIn(withoutLocks(trx, { rows: (table) => tables.includes(table), numbers: false }));
    const { get, findUnlessHeld } = scope.orders;
    const orders = {
      ...scope.orders,
      get: (id: OrderId) => met(meet, get(id)),
      findUnlessHeld: (id: OrderId) => met(meet, findUnlessHeld(id)),
    };
    return { ...scope, orders, ...(missing.includes('key') ? { keys: { ...scope.keys, claim: async () => undefined } } : {}) };
  };
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexOrderQueries(database);
  const change = changeParcel({ inTransaction, queries, clock });
  const address = { fullName: 'Sana', phone: '+923001234567', address: '5 Main Boulevard', city: 'Lahore', area: '', landmark: '' };
  return {
    place: (buyerId: string, key = newId()) =>
      placeOrder({ inTransaction, clock, offered: offeredMethods({ transferTo: '', isSimulated: false, live: [] }) })({
        key,
        buyerId: buyerId as MemberId,
        ...{ paymentMethod: 'cash-on-delivery', address, note: '', expectedTotal: undefined },
      }),
    cancel: (buyerId: string, orderId: string) => change.cancelOrder({ userId: buyerId as MemberId, role: 'user' }, orderId as OrderId),
    ship: (sellerId: string, parcelId: string) =>
      change.step({ userId: sellerId as MemberId, role: 'user' }, { parcelId: parcelId as ParcelId, status: 'shipped', reason: '' }),
    remind: () => remindOfParcels({ inTransaction, queries, clock, logger: silentLogger })(),
  };
};

export type UnfencedOrders = ReturnType<typeof unfencedOrders>;
