import type { Clock } from '@paltu/kernel';
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
    inTransaction(async ({ refunds }) => {
      const refund = await refunds.get(id);
      const paid = paidRefund(refund, reference, clock.now());
      if (paid !== refund) await refunds.save(paid);
      return paid;
    });
