import { setTimeout as passes } from 'node:timers/promises';
import { newId, silentLogger, type Clock, type MemberId, type Viewer } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { keyedDigest } from '@paltu/sealing';
import { withoutLocks } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { accessoryOutbox } from '../src/accessories/accessory-events.ts';
import { accessoryScopeIn } from '../src/accessories/accessory-store.ts';
import { stockChanges, type StockChanges } from '../src/accessories/stock-use-cases.ts';
import { knexCarts } from '../src/carts/cart-store.ts';
import { emptyCart } from '../src/carts/cart.ts';
import { ledgersOfStoresIn } from '../src/ledgers/ledgers-module.ts';
import { offeredMethods } from '../src/orders/checkout.ts';
import { knexOrderQueries } from '../src/orders/order-queries-store.ts';
import type { OrderScope } from '../src/orders/order-scope.ts';
import { placeOrder } from '../src/orders/order-use-cases.ts';
import type { OrderId, ParcelId, PaymentMethod, Pieces } from '../src/orders/order.ts';
import { orderScopeIn } from '../src/orders/orders-module.ts';
import { changeParcel, remindOfParcels } from '../src/parcels/parcel-use-cases.ts';
import { checkTransfer } from '../src/payments/payment-use-cases.ts';
import { homeOf, phoneOf } from './running-commerce.ts';
import { bookSingleRowsIn, inOrderOfCart, paymentsAsRead, paymentsAsWritten } from './unfenced-money.ts';

/** A fence that is taken away. */
export type Missing =
  | 'order lock'
  | 'cart lock'
  | 'contact lock'
  | 'key'
  | 'condition of the stock'
  | 'order of products'
  | 'key of payments'
  | 'folding of references'
  | 'pairs of rows'
  | 'positions of stores';

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
  (trx: Transaction, meet: () => Promise<void>, reserve: StockChanges['reserve']): StockChanges['reserve'] =>
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

const digest = keyedDigest({ current: 'a secret of thirty-two characters, at least' }, { purpose: 'contacts of buyers' });

/** Of a store whose refunds Paltu pays, whatever it has. */
const hasEverything = { available: Number.MAX_SAFE_INTEGER, held: Number.MAX_SAFE_INTEGER, due: 0, debts: 0 };

const unused = () => Promise.reject(new Error('no picture is touched here'));

interface Without {
  readonly database: Knex;
  readonly missing: readonly Missing[];
  readonly clock: Clock;
}

/** All that a use case writes with, but for the fences that are missing; two at once meet after they have read. */
const scopesOf = ({ database, missing, clock }: Without) => {
  const [meet, meetAgain] = [meetingOfTwo(40), meetingOfTwo(40)];
  const { outboxIn } = serviceParts({ name: 'commerce', database, logger: silentLogger });
  const tables = [...(missing.includes('order lock') ? ['orders'] : []), ...(missing.includes('cart lock') ? ['carts'] : [])];
  const goodsIn = accessoryScopeIn({
    outboxIn: (trx) => accessoryOutbox(outboxIn(trx)),
    noteRecallIn: () => unused,
    pictures: { picturesIn: () => ({ claim: unused, follow: unused }) },
  });
  const reserveIn = (trx: Transaction) => {
    const reserve = stockChanges(goodsIn(trx), clock).reserve;
    if (missing.includes('order of products')) return inOrderOfCart(reserve, meetAgain);
    return missing.includes('condition of the stock') ? reservedAsRead(trx, meet, reserve) : reserve;
  };
  const scopeIn = orderScopeIn({
    ...{ outboxIn, clock },
    seal: { name: 'unused', seal: unused, unseal: unused },
    stockIn: (trx) => ({ reserve: reserveIn(trx), move: stockChanges(goodsIn(trx), clock).move }),
    promosIn: () => ({
      ...{ take: async () => true, free: unused, bear: unused, bearLess: unused },
      verifiedAmong: unused,
    }),
    proposalsIn: () => ({ find: unused, propose: async () => undefined, confirm: unused }),
    papersIn: () => ({ claim: unused, follow: async () => undefined }),
    ledgersIn: (trx) => ({
      ...ledgersOfStoresIn({ clock })(trx),
      ...(missing.includes('pairs of rows') && { book: bookSingleRowsIn(clock)(trx) }),
      ...(missing.includes('positions of stores') && { readPosition: async () => hasEverything }),
    }),
    cartIn: (trx) => {
      const carts = knexCarts(trx, clock);
      // One that does not lock empties nothing as it reads: that would lock, too.
      return { take: (id) => met(meet, missing.includes('cart lock') ? carts.get(id) : carts.take(id)) };
    },
    requireThereIn: () => async () => undefined,
    absenceIn: () => async () => ({ hasLeft: false, isSuspended: false }),
  });
  const scopeOf = (trx: Transaction): OrderScope => {
    const scope = scopeIn(withoutLocks(trx, { rows: (table) => tables.includes(table), numbers: missing.includes('contact lock') }));
    const { get, findUnlessHeld, add } = scope.orders;
    const addAndEmpty: typeof add = async (order, contact) => {
      await add(order, contact);
      await knexCarts(trx, clock).save(order.buyerId, emptyCart);
    };
    const orders = {
      ...scope.orders,
      get: (id: OrderId) => met(meet, get(id)),
      findUnlessHeld: (id: OrderId) => met(meet, findUnlessHeld(id)),
      add: missing.includes('cart lock') ? addAndEmpty : add,
    };
    return { ...scope, orders, ...(missing.includes('key') ? { keys: { ...scope.keys, claim: async () => undefined } } : {}) };
  };
  /** @param reference of the transfer, as it was written */
  const countingScopeOf = (trx: Transaction, reference: string): OrderScope => {
    const scope = scopeOf(trx);
    if (missing.includes('folding of references')) return { ...scope, payments: paymentsAsWritten(scope.payments, reference) };
    return missing.includes('key of payments') ? { ...scope, payments: paymentsAsRead(trx, scope.payments, meetAgain) } : scope;
  };
  return { scopeOf, countingScopeOf };
};

/** What can be done to orders, as the service does it but for the fences that are missing. */
export const unfencedOrders = (database: Knex, missing: readonly Missing[], clock: Clock) => {
  const { scopeOf, countingScopeOf } = scopesOf({ database, missing, clock });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexOrderQueries(database);
  const change = changeParcel({ inTransaction, queries, clock });
  const member = (userId: string): Viewer => ({ userId: userId as MemberId, role: 'user' });
  /** As the service gets it. */
  const addressOf = (userId: string) => ({ ...homeOf({ userId }), phone: phoneOf({ userId }), area: '', landmark: '' });
  return {
    /** @param home whose phone number and address are given: the buyer's own by default */
    place: (buyerId: string, { key = newId(), home = buyerId, method = 'cash-on-delivery' as PaymentMethod } = {}) =>
      placeOrder({ inTransaction, clock, digest, offered: offeredMethods({ transferTo: 'Paltu', isSimulated: false, live: [] }) })({
        key,
        buyerId: buyerId as MemberId,
        ...{ paymentMethod: method, address: addressOf(home), note: '', expectedTotal: undefined },
      }),
    cancel: (buyerId: string, orderId: string) => change.cancelOrder(member(buyerId), orderId as OrderId),
    ship: (sellerId: string, parcelId: string) =>
      change.step(member(sellerId), { parcelId: parcelId as ParcelId, status: 'shipped', reason: '' }),
    deliver: (sellerId: string, parcelId: string) =>
      change.step(member(sellerId), { parcelId: parcelId as ParcelId, status: 'delivered', reason: '' }),
    takeBack: (sellerId: string, parcelId: string) =>
      change.step(member(sellerId), { parcelId: parcelId as ParcelId, status: 'returned', reason: '' }),
    drop: (sellerId: string, parcelId: string, items: readonly Pieces[]) =>
      change.drop(member(sellerId), { parcelId: parcelId as ParcelId, items, reason: 'Broken' }, newId()),
    /** An admin has found a transfer on the account, with this reference. */
    count: (orderId: string, reference: string) => {
      const counting = transactionRunner(database, (trx) => countingScopeOf(trx, reference));
      return checkTransfer({ inTransaction: counting, clock })(orderId as OrderId, { status: 'paid', reference }, newId() as MemberId);
    },
    remind: () => remindOfParcels({ inTransaction, queries, clock, logger: silentLogger })(),
  };
};

export type UnfencedOrders = ReturnType<typeof unfencedOrders>;
