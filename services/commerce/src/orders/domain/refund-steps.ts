import type { OrderStep } from './order-changes.ts';
import type { Order } from './order.ts';
import { refundsOf, type Refund, type RefundId } from './refunds.ts';

export interface StepWithRefunds {
  readonly step: OrderStep;
  /** Refunds that became due. */
  readonly due: readonly Refund[];
}

/** Adds the refunds that a step makes due, and their events. @param newRefundId gives a new id each time */
export const withRefundsDue = (before: Order, step: OrderStep, newRefundId: () => RefundId): StepWithRefunds => {
  const { id: orderId, updatedAt: dueAt } = step.state;
  const due = refundsOf(before, step.state).map((refund): Refund => ({
    ...refund,
    ...{ id: newRefundId(), orderId, status: 'due', reference: '', dueAt, paidAt: null },
  }));
  const published = due.reduce<OrderStep>(({ state: order, events }, refund) => {
    const state = { ...order, version: order.version + 1 };
    return { state, events: [...events, { type: 'RefundDue', order: state, refund, at: dueAt }] };
  }, step);
  return { step: published, due };
};

/** A refund of the order was transferred to the buyer. */
export const withRefundPaid = (order: Order, refund: Refund, at: Date): OrderStep => {
  const state = { ...order, version: order.version + 1, updatedAt: at, paidBack: order.paidBack + refund.amount };
  return { state, events: [{ type: 'RefundPaid', order: state, refund, at }] };
};
