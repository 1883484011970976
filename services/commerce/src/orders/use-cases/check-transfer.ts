import type { Clock } from '@paltu/kernel';
import type { Order, OrderId } from '../domain/order.ts';
import { countPayment, refuseSlip, requireTransfer } from '../domain/payment-decisions.ts';
import type { InOrderTransaction } from './ports.ts';

export interface CheckTransferNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly clock: Clock;
}

/** What an admin found on the account of the bank. */
export type CheckedTransfer =
  | {
      readonly status: 'paid';
      /** Of the transfer, as the bank has it. */
      readonly reference: string;
    }
  | { readonly status: 'refused'; readonly reason: string };

/** @throws AppError `order.not-found`, `payment.wrong-step`, `payment.reference-used` */
export type CheckTransfer = (orderId: OrderId, checked: CheckedTransfer) => Promise<Order>;

/** An admin decides whether what a buyer transferred came. Each transfer counts once; a second one of an order is to be paid back. */
export const checkTransfer =
  ({ inTransaction, clock }: CheckTransferNeeds): CheckTransfer =>
  (orderId, checked) =>
    inTransaction(async ({ orders, payments, keep }) => {
      const order = await orders.get(orderId);
      requireTransfer(order);
      const at = clock.now();
      if (checked.status === 'refused') return keep(order, refuseSlip(order, checked.reason, at));
      const { total: amount } = order.amounts;
      const decided = countPayment(order, amount, at);
      const isNew = await payments.add({ provider: order.paymentMethod, reference: checked.reference, orderId, amount, countedAt: at });
      return isNew ? keep(order, decided) : order;
    });
