import type { Clock } from '@paltu/kernel';
import { withRefundPaid } from '../domain/refund-steps.ts';
import { paidRefund, type Refund, type RefundId } from '../domain/refunds.ts';
import type { InOrderTransaction } from './ports.ts';

export interface PayRefundNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly clock: Clock;
}

/** @throws AppError `refund.not-found`, `refund.already-paid` */
export type PayRefund = (id: RefundId, reference: string) => Promise<Refund>;

/** An admin records that a refund was transferred. */
export const payRefund =
  ({ inTransaction, clock }: PayRefundNeeds): PayRefund =>
  (id, reference) =>
    inTransaction(async ({ orders, refunds, keep }) => {
      const order = await orders.get(await refunds.orderOf(id));
      const refund = await refunds.get(id);
      const at = clock.now();
      const paid = paidRefund(refund, reference, at);
      if (paid === refund) return refund;
      await refunds.save(paid);
      await keep(order, withRefundPaid(order, paid, at));
      return paid;
    });
