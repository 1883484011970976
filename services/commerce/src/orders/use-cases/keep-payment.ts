import type { Order } from '../domain/order.ts';
import { countPayment, parcelsForLateMoney } from '../domain/payment-decisions.ts';
import type { OrderScope } from './ports.ts';

/** What an order that ended unpaid had is reserved anew when its money comes after all: all of it, or nothing. */
const areThere = async ({ stock, isAway }: OrderScope, order: Order, amount: number): Promise<boolean> => {
  const lines = parcelsForLateMoney(order, amount).flatMap((parcel) => parcel.lines);
  if (lines.length === 0 || (await isAway(order.buyerId))) return false;
  return stock.areThere(lines);
};

/** Counts money that came in for an order that is locked, and keeps what follows. @throws AppError `payment.wrong-amount`, `payment.wrong-step` */
export const keepPayment = async (scope: OrderScope, order: Order, amount: number, at: Date): Promise<Order> =>
  scope.keep(order, countPayment(order, { amount, areThere: await areThere(scope, order, amount) }, at));
