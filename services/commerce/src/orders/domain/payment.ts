import { dayMs, hourMs } from './due-times.ts';
import { isUnshipped } from './order-changes.ts';
import { afterWorkingDays } from '@paltu/reference';
import type { Order, Parcel, Payment, PaymentMethod, Slip } from './order.ts';
import { amountsOfParcel } from './parcel-amounts.ts';

export type PaidAhead = Exclude<PaymentMethod, 'cash-on-delivery'>;
export type Wallet = Exclude<PaidAhead, 'bank-transfer'>;

/** How long a payment is awaited, and after a slip was refused another one. */
const paidWithinMs: Readonly<Record<PaidAhead, number>> = {
  jazzcash: hourMs / 2,
  easypaisa: hourMs / 2,
  'bank-transfer': dayMs,
};

/** Working days after the first slip until the admins are notified that it waits, and until the order ends if nobody decides. */
const slipDays = { noticed: 2, ended: 5 } as const;

export const isWallet = (method: PaymentMethod): method is Wallet => method === 'jazzcash' || method === 'easypaisa';

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
export const withSlip = (payment: Payment, slip: Slip, at: Date): Payment => {
  const firstSlipAt = payment.firstSlipAt ?? at;
  const held = payment.status === 'in-check' && payment.dueAt !== null ? payment.dueAt : dueAfter('bank-transfer', at);
  return { status: 'in-check', slip, firstSlipAt, refusal: '', dueAt: later(held, afterWorkingDays(firstSlipAt, slipDays.ended)) };
};

/** Its buyer may send another slip. */
export const withoutSlip = (payment: Payment, refusal: string, at: Date): Payment => ({
  ...payment,
  ...{ status: 'awaiting', slip: null, refusal, dueAt: dueAfter('bank-transfer', at) },
});

/** When admins are notified of a slip that nobody has looked at. */
export const slipNoticedAt = (firstSlipAt: Date): Date => afterWorkingDays(firstSlipAt, slipDays.noticed);

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
