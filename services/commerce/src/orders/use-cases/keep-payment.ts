import type { Order } from '../domain/order.ts';
import { countPayment, parcelsForLateMoney } from '../domain/payment-decisions.ts';
import type { OrderScope } from './ports.ts';

/** Whether all pieces of an order that ended unpaid are still in stock, so that a late payment can bring it back. */
const areAvailable = async ({ stock, isAway }: OrderScope, order: Order, amount: number): Promise<boolean> => {
  const lines = parcelsForLateMoney(order, amount).flatMap((parcel) => parcel.lines);
  if (lines.length === 0 || (await isAway(order.buyerId))) return false;
  return stock.areAvailable(lines);
};

/** Counts a payment of a locked order, and keeps its consequences. @throws AppError `payment.wrong-amount`, `payment.wrong-step` */
export const keepPayment = async (scope: OrderScope, order: Order, amount: number, at: Date): Promise<Order> =>
  scope.keep(order, countPayment(order, { amount, areAvailable: await areAvailable(scope, order, amount) }, at));
