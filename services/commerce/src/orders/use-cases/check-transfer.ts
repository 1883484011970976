import type { Clock, MemberId } from '@paltu/kernel';
import { requireNoInterest } from '../../proposals/proposal.ts';
import { foldedReference } from '../domain/money-in.ts';
import { sidesOf } from '../domain/order-case.ts';
import type { Order, OrderId } from '../domain/order.ts';
import { amountOfTransfer } from '../domain/payment.ts';
import { refuseSlip, requireTransfer, requireUnpaid } from '../domain/payment-decisions.ts';
import { keepPayment } from './keep-payment.ts';
import type { InOrderTransaction } from './ports.ts';

export interface CheckTransferNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly clock: Clock;
}

/** What an admin found on the bank account of Paltu. */
export type CheckedTransfer =
  | {
      readonly status: 'paid';
      /** Of the transfer, as the bank has it. */
      readonly reference: string;
      /** The transferred amount, in whole rupees; by default the expected one. */
      readonly amount?: number | undefined;
      /** The order is paid already, and this is another transfer. */
      readonly second?: boolean | undefined;
    }
  | { readonly status: 'refused'; readonly reason: string };

/** @throws AppError `order.not-found`, `payment.wrong-step`, `payment.wrong-amount`, `payment.reference-used`, `payment.already-paid`, `admin.own-matter` */
export type CheckTransfer = (orderId: OrderId, checked: CheckedTransfer, by: MemberId) => Promise<Order>;

/** An admin decides whether the transfer of a buyer arrived. Each transfer counts once; a second one for an order is refunded. */
export const checkTransfer =
  ({ inTransaction, clock }: CheckTransferNeeds): CheckTransfer =>
  (orderId, checked, by) =>
    inTransaction(async (scope) => {
      const order = await scope.orders.get(orderId);
      requireNoInterest(sidesOf(order), by);
      requireTransfer(order);
      const countedAt = clock.now();
      if (checked.status === 'refused') return scope.keep(order, refuseSlip(order, checked.reason, countedAt));
      const { amount = amountOfTransfer(order), second = false } = checked;
      const reference = foldedReference(checked.reference);
      const isNew = await scope.payments.add({ provider: order.paymentMethod, reference, orderId, amount, countedAt });
      if (!isNew) return order;
      if (!second) requireUnpaid(order);
      return keepPayment(scope, order, amount, countedAt);
    });
