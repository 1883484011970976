import type { Clock, Viewer } from '@paltu/kernel';
import { orderNotFound } from '../domain/order-errors.ts';
import type { OrderId } from '../domain/order.ts';
import { requireRefundable, type RefundAccount } from '../domain/refund-account.ts';
import type { InOrderTransaction } from './ports.ts';

export interface NameRefundAccountNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly clock: Clock;
}

/** @throws AppError `order.not-found`, `payment.wrong-step` */
export type NameRefundAccount = (viewer: Viewer, orderId: OrderId, account: RefundAccount) => Promise<void>;

/** The buyer names the account that refunds of an order are paid to; it replaces an earlier one. */
export const nameRefundAccount =
  ({ inTransaction, clock }: NameRefundAccountNeeds): NameRefundAccount =>
  ({ userId }, orderId, account) =>
    inTransaction(async ({ orders, refundAccounts }) => {
      const order = await orders.get(orderId);
      if (order.buyerId !== userId) throw orderNotFound();
      requireRefundable(order);
      await refundAccounts.save(order, account, clock.now());
    });
