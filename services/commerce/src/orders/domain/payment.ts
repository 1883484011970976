import { dayMs, hourMs } from './due-times.ts';
import { isUnshipped } from './order-changes.ts';
import type { Order, Parcel, Payment, PaymentMethod } from './order.ts';
import { amountsOfParcel } from './parcel-amounts.ts';

export type PaidAhead = Exclude<PaymentMethod, 'cash-on-delivery'>;
export type Wallet = Exclude<PaidAhead, 'bank-transfer'>;

/** So long money is waited for: a wallet answers at once, a bank transfer also begins anew after a slip was refused. */
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

/** Money is waited for, or it is looked at whether it came. */
export const isAwaited = ({ status }: Pick<Payment, 'status'>): boolean => status === 'awaiting' || status === 'in-check';

/** Nobody sends anything before it is paid: until then the order is the buyer's alone. */
export const isHiddenFromSellers = ({ payment }: Pick<Order, 'payment'>): boolean => isAwaited(payment) || payment.status === 'ended';

/** There is something that is to be paid for. */
export const isToBePaid = ({ payment, parcels }: Pick<Order, 'payment' | 'parcels'>): boolean =>
  isAwaited(payment) && parcels.some(isUnshipped);

const totalOf = (parcels: readonly Parcel[]): number => parcels.reduce((sum, parcel) => sum + amountsOfParcel(parcel).total, 0);

/** In whole rupees: what was cancelled before it was paid costs nothing. 0 when nothing is to be paid ahead now. */
export const amountToPay = (order: Pick<Order, 'payment' | 'parcels'>): number =>
  isToBePaid(order) ? totalOf(order.parcels.filter(isUnshipped)) : 0;

const isEndedUnpaid = ({ status, history }: Parcel): boolean => status === 'cancelled' && history.at(-1)?.code === 'unpaid';

/** Parcels that ended because nobody paid in time: they are sent after all when the money comes and their pieces are still there. */
export const parcelsEndedUnpaid = ({ payment, parcels }: Pick<Order, 'payment' | 'parcels'>): readonly Parcel[] =>
  payment.status === 'ended' ? parcels.filter(isEndedUnpaid) : [];

/** What a buyer who pays by transfer transfers, in whole rupees: as the slip was sent for, else what is, or was, to be paid. */
export const amountOfTransfer = (order: Pick<Order, 'amounts' | 'payment' | 'parcels'>): number => {
  const ended = totalOf(parcelsEndedUnpaid(order));
  return order.payment.slip?.amount ?? (amountToPay(order) || ended || order.amounts.total);
};
