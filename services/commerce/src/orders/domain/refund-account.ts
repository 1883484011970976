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
  /** phone: its buyer named no account and is gone; wallets are reached by the number, and so is who had it. */
  readonly kind: (typeof refundAccountKinds)[number];
  /** An IBAN without spaces, or a phone number as E.164. */
  readonly account: string;
  /** The name that it is on. */
  readonly title: string;
}

const keptAfterPaidMs = 90 * dayMs;

/** @throws AppError `payment.wrong-step` when no money came in of which something could go back */
export const requireRefundable = (order: Order): void => {
  if (moneyIn(order) === 0) throw paymentWrongStep();
};

/** Something is to be paid back, or may still be. */
const mayBeOwed = (order: Order): boolean => stillOwed(order) > 0 || (moneyIn(order) > 0 && order.parcels.some(isUnderWay));

/** When the account is forgotten: at once where its buyer is gone. Null as long as something is, or may be, to be paid back to it. */
export const forgetAccountAt = (order: Order): Date | null => {
  if (mayBeOwed(order)) return null;
  return order.address === null ? order.updatedAt : new Date(order.updatedAt.getTime() + keptAfterPaidMs);
};

/** What is kept of a buyer whose account is erased, so that no money is lost that is owed: undefined where none is. */
export const accountLeftBy = (order: Order): RefundAccount | undefined =>
  order.address === null || !mayBeOwed(order) ? undefined : { kind: 'phone', account: order.address.phone, title: order.address.fullName };
