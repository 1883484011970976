import { dayMs } from './due-times.ts';
import { paymentWrongStep } from './order-errors.ts';
import { isUnderWay } from './order-status.ts';
import type { Order } from './order.ts';
import { moneyIn } from './money-in.ts';
import { stillOwed } from './refunds.ts';

export const namedAccountKinds = ['iban', 'jazzcash', 'easypaisa'] as const;
export const refundAccountKinds = [...namedAccountKinds, 'phone'] as const;

/** Where the refunds of an order go to. */
export interface RefundAccount {
  /** phone: the number of a buyer whose account is erased and who named no account, to reach them or their wallet. */
  readonly kind: (typeof refundAccountKinds)[number];
  /** An IBAN without spaces, or a phone number as E.164. */
  readonly account: string;
  /** The name that it is on. */
  readonly title: string;
}

const keptAfterPaidMs = 90 * dayMs;

/** @throws AppError `payment.wrong-step` when nothing was paid that could be refunded */
export const requireRefundable = (order: Order): void => {
  if (moneyIn(order) === 0) throw paymentWrongStep();
};

/** A refund is due, or may become due. */
const mayBeOwed = (order: Order): boolean => stillOwed(order) > 0 || (moneyIn(order) > 0 && order.parcels.some(isUnderWay));

/** When the account is forgotten: at once when the buyer is erased. Null while a refund is, or may become, due. */
export const forgetAccountAt = (order: Order): Date | null => {
  if (mayBeOwed(order)) return null;
  return order.address === null ? order.updatedAt : new Date(order.updatedAt.getTime() + keptAfterPaidMs);
};

/** The account to keep for a buyer who is erased while a refund is, or may become, due; otherwise undefined. */
export const accountLeftBy = (order: Order): RefundAccount | undefined =>
  order.address === null || !mayBeOwed(order) ? undefined : { kind: 'phone', account: order.address.phone, title: order.address.fullName };
