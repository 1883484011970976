import { knexIdempotencyKeys } from '@paltu/idempotency';
import { keeping, type MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { exportRoute } from '@paltu/service-kit';
import { z } from 'zod';
import { knexDeliveries } from './data/knex-deliveries.ts';
import { knexLeavings } from './data/knex-leavings.ts';
import { knexOrderQueries } from './data/knex-order-queries.ts';
import { knexOrderRepository } from './data/knex-order-repository.ts';
import { readOrderStates } from './data/knex-order-states.ts';
import { knexShopStock, type StockOfGoods } from './data/knex-shop-stock.ts';
import { keyReused } from './domain/order-errors.ts';
import type { OrderId } from './domain/order.ts';
import { orderOutbox, stateOfOrder } from './events/order-messages.ts';
import { buyerRoutes, orderRoute } from './http/buyer-routes.ts';
import { presentOrder, sentParcelPresenter } from './http/order-presenter.ts';
import { orderView, sentParcelView } from './http/order-view.ts';
import { parcelRoutes } from './http/parcel-routes.ts';
import { changeParcel } from './use-cases/change-parcel.ts';
import { endOrdersOfLeavers } from './use-cases/end-orders-of-leavers.ts';
import { followMember } from './use-cases/follow-member.ts';
import { placeOrder } from './use-cases/place-order.ts';
import type { BuyersCart, OrderScope } from './use-cases/ports.ts';
import { remindOfParcels } from './use-cases/remind-of-parcels.ts';

export interface OrdersNeeds extends Pick<ServiceParts, 'database' | 'outboxIn' | 'clock'> {
  readonly stockIn: (trx: Transaction) => StockOfGoods;
  readonly cartIn: (trx: Transaction) => BuyersCart;
  /** @throws AppError `account.deactivated` */
  readonly requireThereIn: (trx: Transaction) => (memberId: MemberId) => Promise<void>;
  readonly isAwayIn: (trx: Transaction) => (memberId: MemberId) => Promise<boolean>;
}

const remindEveryMs = 60_000;
const endEveryMs = 5_000;

/** All that a use case may write with, in a transaction. */
export const orderScopeIn =
  ({ outboxIn, stockIn, cartIn, requireThereIn, isAwayIn }: Omit<OrdersNeeds, 'database' | 'clock'>) =>
  (trx: Transaction): OrderScope => {
    const orders = knexOrderRepository(trx);
    const stock = knexShopStock(trx, stockIn(trx));
    const deliveries = knexDeliveries(trx);
    const outbox = orderOutbox(outboxIn(trx));
    return {
      ...{ orders, stock, deliveries, outbox },
      cart: cartIn(trx),
      keys: knexIdempotencyKeys<OrderId>(trx, keyReused),
      keep: keeping({
        // The order is held already; products before the store, whose row others wait for.
        save: async (order, before) => {
          await orders.save(order);
          await stock.follow(before, order);
          await deliveries.follow(before, order);
        },
        outbox,
      }),
      requireThere: requireThereIn(trx),
      isAway: isAwayIn(trx),
    };
  };

/** Orders: placed, sent, ended, read. */
export const ordersModule = ({ database, clock, ...parts }: OrdersNeeds) => {
  const inTransaction = transactionRunner(database, orderScopeIn(parts));
  const queries = knexOrderQueries(database);
  const present = sentParcelPresenter({ queries, clock });
  const deciding = { inTransaction, queries, clock };
  const change = changeParcel(deciding);
  const leavings = knexLeavings(database, clock);

  const ordered = async (memberId: MemberId) => (await queries.listAllOrdered(memberId)).map(presentOrder);
  const sold = async (memberId: MemberId) => present.many(await queries.listAllSold(memberId), memberId);

  return {
    /** First of what follows when a member leaves: it holds nothing that others wait for. */
    followIn: (trx: Transaction) => followMember({ leavings: knexLeavings(trx, clock) }),
    routes: [
      exportRoute({
        path: '/api/v1/orders/export',
        summary: 'All that is kept here of the caller: what they ordered, and what they sold',
        parts: { orders: { view: z.array(orderView), present: ordered }, soldParcels: { view: z.array(sentParcelView), present: sold } },
      }),
      ...parcelRoutes({ change, queries, present }),
      ...buyerRoutes({ placeOrder: placeOrder({ inTransaction, clock }), change, queries }),
      orderRoute({ queries }),
    ],
    republishes: [
      {
        name: 'orders',
        readBatch: async (trx: Transaction, after: string | undefined, limit: number) => {
          const { orders, last } = await readOrderStates(trx, after, limit);
          return { events: orders.flatMap(stateOfOrder), last };
        },
      },
    ],
    jobs: {
      'remind of parcels': { everyMs: remindEveryMs, run: remindOfParcels(deciding) },
      'end orders of who left': { everyMs: endEveryMs, run: endOrdersOfLeavers({ inTransaction, leavings, clock }) },
    },
  };
};
