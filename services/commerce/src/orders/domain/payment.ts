import { dayMs, hourMs } from './due-times.ts';
import { isUnshipped } from './order-changes.ts';
import type { Order, Parcel, Payment, PaymentMethod } from './order.ts';
import { amountsOfParcel } from './parcel-amounts.ts';

export type PaidAhead = Exclude<PaymentMethod, 'cash-on-delivery'>;
export type Wallet = Exclude<PaidAhead, 'bank-transfer'>;

/** How long a payment is awaited. For a bank transfer the time begins again after a slip was refused. */
const paidWithinMs: Readonly<Record<PaidAhead, number>> = {
  jazzcash: hourMs / 2,
  easypaisa: hourMs / 2,
  'bank-transfer': 3 * dayMs,
};

export const isWallet = (method: PaymentMethod): method is Wallet => method === 'jazzcash' || method === 'easypaisa';

export const awaitedFrom = (method: PaidAhead, at: Date, refusal = ''): Payment => ({
  status: 'awaiting',
  dueAt: new Date(at.getTime() + paidWithinMs[method]),
  slip: null,
  refusal,
});

export const paymentAtPlacing = (method: PaymentMethod, at: Date): Payment =>
  method === 'cash-on-delivery' ? { status: 'at-door', dueAt: null, slip: null, refusal: '' } : awaitedFrom(method, at);

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
export const parcelsEndedUnpaid = ({ payment, parcels }: Pick<Order, 'payment' | 'parcels'>): readonly Parcel[] =>
  payment.status === 'ended' ? parcels.filter(isEndedUnpaid) : [];

/** The expected amount of a bank transfer, in whole rupees: that of the slip, else what has, or had, to be paid. */
export const amountOfTransfer = (order: Pick<Order, 'amounts' | 'payment' | 'parcels'>): number => {
  const ended = totalOf(parcelsEndedUnpaid(order));
  return order.payment.slip?.amount ?? (amountToPay(order) || ended || order.amounts.total);
};
