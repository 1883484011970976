import { refusal } from '@paltu/kernel';
import { afterWorkingDays } from '@paltu/reference';
import { dayMs, expectedAnew, hourMs, nextDueAt } from '../orders/due-times.ts';
import { amountsOfParcel } from '../orders/order-amounts.ts';
import {
  isStoreAway,
  isUnshipped,
  cancelledParcel,
  moved,
  oneByOne,
  parcelIn,
  unchanged,
  wrongStep,
  type OrderStep,
} from '../orders/order-changes.ts';
import type { Order, Parcel, Payment, PaymentMethod, Slip, ParcelId } from '../orders/order.ts';

export const paymentNotOffered = refusal(
  'conflict',
  'payment.not-offered',
  'This way to pay is not offered now. Please choose another one.',
);

export const paymentWrongStep = refusal(
  'conflict',
  'payment.wrong-step',
  'This is not possible with this payment now. Please reload the order.',
);

export const paymentStoreAway = refusal(
  'conflict',
  'payment.store-away',
  'The store can send nothing for now, so this order cannot be paid. You can cancel it, or pay once the store is back.',
);

export const paymentAlreadyPaid = refusal(
  'conflict',
  'payment.already-paid',
  'This order is paid already. Confirm that a second transfer came: it is to be paid back.',
);

export const paymentWrongAmount = refusal('conflict', 'payment.wrong-amount', 'The amount is less than what is to be paid');

export const paymentReferenceUsed = refusal('conflict', 'payment.reference-used', 'This reference was counted for another order already');

export const slipNotFound = refusal('not-found', 'slip.not-found', 'There is no payment slip');

type PaidAhead = Exclude<PaymentMethod, 'cash-on-delivery'>;

export type Wallet = Exclude<PaidAhead, 'bank-transfer'>;

/** How long a payment is awaited, and after a slip was refused another one. */
const paidWithinMs: Readonly<Record<PaidAhead, number>> = {
  jazzcash: hourMs / 2,
  easypaisa: hourMs / 2,
  'bank-transfer': dayMs,
};

/** Working days after the first slip until the order ends if nobody decides. */
const slipHeldForDays = 5;

const isWallet = (method: PaymentMethod): method is Wallet => method === 'jazzcash' || method === 'easypaisa';

const noSlip = { slip: null, firstSlipAt: null, refusal: '' } as const;

const dueAfter = (method: PaidAhead, at: Date): Date => new Date(at.getTime() + paidWithinMs[method]);

export const paymentAtPlacing = (method: PaymentMethod, at: Date): Payment =>
  method === 'cash-on-delivery'
    ? { ...noSlip, status: 'at-door', dueAt: null }
    : { ...noSlip, status: 'awaiting', dueAt: dueAfter(method, at) };

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * A slip is checked. The pieces are held for five working days after the first slip, and for a day at least: who sends junk again and again, with
 * nobody to look at it, does not hold them for ever.
 */
const withSlip = (payment: Payment, slip: Slip, at: Date): Payment => {
  const firstSlipAt = payment.firstSlipAt ?? at;
  const held = payment.status === 'in-check' && payment.dueAt !== null ? payment.dueAt : dueAfter('bank-transfer', at);
  return { status: 'in-check', slip, firstSlipAt, refusal: '', dueAt: later(held, afterWorkingDays(firstSlipAt, slipHeldForDays)) };
};

/** Its buyer may send another slip. */
const withoutSlip = (payment: Payment, refusal: string, at: Date): Payment => ({
  ...payment,
  ...{ status: 'awaiting', slip: null, refusal, dueAt: dueAfter('bank-transfer', at) },
});

/** A payment is awaited, or a slip is checked. */
export const isAwaited = ({ status }: Pick<Payment, 'status'>): boolean => status === 'awaiting' || status === 'in-check';

/** Sellers do not see an order before it is paid, because nothing may be sent. */
export const isHiddenFromSellers = ({ payment }: Pick<Order, 'payment'>): boolean => isAwaited(payment) || payment.status === 'ended';

/** A payment is awaited, and a parcel is left to be paid for. */
export const isToBePaid = ({ payment, parcels }: Pick<Order, 'payment' | 'parcels'>): boolean =>
  isAwaited(payment) && parcels.some(isUnshipped);

const totalOf = (parcels: readonly Parcel[]): number => parcels.reduce((sum, parcel) => sum + amountsOfParcel(parcel).total, 0);

/** In whole rupees, without cancelled parcels; 0 when nothing has to be paid ahead. */
export const amountToPay = (order: Pick<Order, 'payment' | 'parcels'>): number =>
  isToBePaid(order) ? totalOf(order.parcels.filter(isUnshipped)) : 0;

const isEndedUnpaid = ({ status, history }: Parcel): boolean => status === 'cancelled' && history.at(-1)?.code === 'unpaid';

/** Parcels that were cancelled because nobody paid in time; a late payment may bring them back. */
const parcelsEndedUnpaid = ({ payment, parcels }: Pick<Order, 'payment' | 'parcels'>): readonly Parcel[] =>
  payment.status === 'ended' ? parcels.filter(isEndedUnpaid) : [];

/** The expected amount of a bank transfer, in whole rupees: that of the slip, else what has, or had, to be paid. */
export const amountOfTransfer = (order: Pick<Order, 'amounts' | 'payment' | 'parcels'>): number => {
  const ended = totalOf(parcelsEndedUnpaid(order));
  return order.payment.slip?.amount ?? (amountToPay(order) || ended || order.amounts.total);
};

const withPayment = (order: Order, payment: Payment, at: Date): OrderStep => ({ state: { ...order, payment, updatedAt: at }, events: [] });

/** @throws AppError `payment.wrong-step`, `payment.store-away` where nobody can send what is left */
const requirePayable = (order: Order): void => {
  if (!isToBePaid(order)) throw paymentWrongStep();
  // While a slip is checked the money is under way.
  if (order.payment.status === 'awaiting' && order.parcels.filter(isUnshipped).every(isStoreAway)) throw paymentStoreAway();
};

/** The wallet by which the order is to be paid. @throws AppError `payment.wrong-step`, `payment.store-away` */
export const requireWalletWanted = (order: Order): Wallet => {
  if (!isWallet(order.paymentMethod)) throw paymentWrongStep();
  requirePayable(order);
  return order.paymentMethod;
};

/** @throws AppError `payment.wrong-step` unless the payment method is bank transfer */
export const requireTransfer = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): void => {
  if (paymentMethod !== 'bank-transfer') throw paymentWrongStep();
};

/** @throws AppError `payment.wrong-step` unless the order is to be paid by bank transfer, `payment.store-away` */
export const requireSlipWanted = (order: Order): void => {
  requireTransfer(order);
  requirePayable(order);
};

/** The buyer sends the slip of a transfer, which replaces an earlier one. @throws AppError `payment.wrong-step`, `payment.store-away` */
export const sendSlip = (order: Order, sent: Omit<Slip, 'amount'>, at: Date): OrderStep => {
  requireSlipWanted(order);
  return withPayment(order, withSlip(order.payment, { ...sent, amount: amountToPay(order) }, at), at);
};

/** An admin did not find the transfer, so that the buyer may send another slip. @throws AppError `payment.wrong-step` */
export const refuseSlip = (order: Order, reason: string, at: Date): OrderStep => {
  if (order.payment.status !== 'in-check') throw paymentWrongStep();
  return withPayment(order, withoutSlip(order.payment, reason, at), at);
};

/** Prevents that the same transfer, recorded under another reference, leads to a refund. @throws AppError `payment.already-paid` */
export const requireUnpaid = ({ prepaid }: Pick<Order, 'prepaid'>): void => {
  if (prepaid > 0) throw paymentAlreadyPaid();
};

/** The seller sees the parcel from now on, so that the time to confirm it begins. */
const shownParcel = (parcel: Parcel, at: Date): Parcel => {
  if (!isUnshipped(parcel)) return parcel;
  const shown = { ...parcel, statusAt: at, expected: expectedAnew(parcel, at) };
  return { ...shown, nextDueAt: nextDueAt(shown) };
};

const withBearer = (parcel: Parcel, promoMonth: string | undefined): Parcel =>
  promoMonth === undefined ? parcel : { ...parcel, promoBorneBy: 'paltu', promoMonth };

/** A confirmed payment. */
interface CheckedMoney {
  /** In whole rupees. */
  readonly amount: number;
  /** Whether the pieces of an order that ended unpaid can be reserved again, and its promo code is still free. */
  readonly areAvailable: boolean;
  /** The parcels whose discount Paltu bears, with the month of the budget. */
  readonly borne: ReadonlyMap<ParcelId, string>;
}

/** The parcels of an order that ended unpaid, when this amount pays for all of them: they are sent after all if their pieces are in stock. */
export const parcelsForLateMoney = (order: Order, amount: number): readonly Parcel[] => {
  const ended = parcelsEndedUnpaid(order);
  const total = ended.reduce((sum, parcel) => sum + amountsOfParcel(parcel).total, 0);
  return amount >= total ? ended : [];
};

const sentAfterAll = (parcel: Parcel, at: Date): Parcel =>
  moved(parcel, { status: 'placed', at, by: 'product', reason: '', code: 'paid-late' }, { expected: expectedAnew(parcel, at) });

/**
 * Counts a payment. Money beyond the total, a second payment, and a late payment for pieces that are gone are counted too, because they have
 * to be refunded.
 * @throws AppError `payment.wrong-amount` when it is less, `payment.wrong-step` of an order that is paid at the door
 */
export const countPayment = (order: Order, { amount, areAvailable, borne }: CheckedMoney, at: Date): OrderStep => {
  if (order.payment.status === 'at-door') throw paymentWrongStep();
  if (amount < amountToPay(order)) throw paymentWrongAmount();
  const isFirst = order.prepaid === 0;
  const late = areAvailable ? parcelsForLateMoney(order, amount) : [];
  const followed = (parcel: Parcel): Parcel =>
    withBearer(late.includes(parcel) ? sentAfterAll(parcel, at) : shownParcel(parcel, at), borne.get(parcel.id));
  const parcels = isFirst ? order.parcels.map(followed) : order.parcels;
  const payment: Payment = { ...order.payment, status: 'paid', dueAt: null, refusal: '' };
  const state = { ...order, version: order.version + 1, updatedAt: at, prepaid: order.prepaid + amount, payment, parcels };
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

/**
 * The store does not wait for the payment any longer, so that others can buy the pieces; money that comes later is paid back.
 * @throws AppError `parcel.wrong-step` once it is paid, or has ended
 */
export const releaseParcel = (order: Order, parcelId: ParcelId, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (parcel.status === 'cancelled' && parcel.history.at(-1)?.code === 'released') return unchanged(order);
  if (!isAwaited(order.payment) || !isUnshipped(parcel)) throw wrongStep();
  return cancelledParcel(order, parcelId, { at, by: 'seller', reason: '', code: 'released' });
};
