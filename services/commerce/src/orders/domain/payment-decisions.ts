import { nextDueAt } from './due-times.ts';
import { cancelledParcel, isUnshipped, oneByOne, unchanged, type OrderStep } from './order-changes.ts';
import { paymentWrongAmount, paymentWrongStep } from './order-errors.ts';
import type { Order, Parcel, Payment, Slip } from './order.ts';
import { awaitedFrom, isAwaited, isToBePaid, isWallet, type Wallet } from './payment.ts';

const withPayment = (order: Order, payment: Payment, at: Date): OrderStep => ({ state: { ...order, payment, updatedAt: at }, events: [] });

/** The wallet by which the order is to be paid. @throws AppError `payment.wrong-step` */
export const requireWalletWanted = (order: Order): Wallet => {
  if (!isWallet(order.paymentMethod) || !isToBePaid(order)) throw paymentWrongStep();
  return order.paymentMethod;
};

/** @throws AppError `payment.wrong-step` unless the order is paid by bank transfer, whether or not it still can be */
export const requireTransfer = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): void => {
  if (paymentMethod !== 'bank-transfer') throw paymentWrongStep();
};

/** @throws AppError `payment.wrong-step` unless the order is to be paid by bank transfer */
export const requireSlipWanted = (order: Order): void => {
  requireTransfer(order);
  if (!isToBePaid(order)) throw paymentWrongStep();
};

/** The buyer shows that money was transferred; another slip takes the place of the one before. @throws AppError `payment.wrong-step` */
export const sendSlip = (order: Order, slip: Slip, at: Date): OrderStep => {
  requireSlipWanted(order);
  return withPayment(order, { status: 'in-check', dueAt: null, slip, refusal: '' }, at);
};

/** An admin found no money: the buyer may send another slip. @throws AppError `payment.wrong-step` */
export const refuseSlip = (order: Order, reason: string, at: Date): OrderStep => {
  if (order.payment.status !== 'in-check') throw paymentWrongStep();
  return withPayment(order, awaitedFrom('bank-transfer', at, reason), at);
};

/** From now on its seller has to confirm it. */
const shownParcel = (parcel: Parcel, at: Date): Parcel => {
  if (!isUnshipped(parcel)) return parcel;
  const shown = { ...parcel, statusAt: at };
  return { ...shown, nextDueAt: nextDueAt(shown) };
};

/**
 * Money came in that was checked. Of an order that was paid or has ended it is kept all the same, for it has to be paid back.
 * @throws AppError `payment.wrong-amount`, `payment.wrong-step` of an order that is paid at the door
 */
export const countPayment = (order: Order, amount: number, at: Date): OrderStep => {
  if (order.payment.status === 'at-door') throw paymentWrongStep();
  if (amount !== order.amounts.total) throw paymentWrongAmount();
  const prepaid = order.prepaid + amount;
  const isFirst = order.prepaid === 0;
  const parcels = isFirst ? order.parcels.map((parcel) => shownParcel(parcel, at)) : order.parcels;
  const payment: Payment = { ...order.payment, status: 'paid', dueAt: null, refusal: '' };
  const state = { ...order, version: order.version + 1, updatedAt: at, prepaid, payment, parcels };
  return { state, events: [{ type: 'OrderPaid', order: state, at }] };
};

/** Nobody paid in time: all is cancelled. */
export const endUnpaid = (order: Order, at: Date): OrderStep => {
  const { status, dueAt } = order.payment;
  if (!isAwaited({ status }) || dueAt === null || dueAt > at) return unchanged(order);
  const ended = withPayment(order, { ...order.payment, status: 'ended', dueAt: null }, at).state;
  const endings = ended.parcels.filter(isUnshipped).map(
    ({ id }) =>
      (before: Order) =>
        cancelledParcel(before, id, { at, by: 'product', reason: '', code: 'unpaid' }),
  );
  return oneByOne(ended, endings);
};
