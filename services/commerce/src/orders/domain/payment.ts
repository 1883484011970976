import { dayMs, hourMs } from './due-times.ts';
import { isUnshipped } from './order-changes.ts';
import type { Order, Payment, PaymentMethod } from './order.ts';

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
