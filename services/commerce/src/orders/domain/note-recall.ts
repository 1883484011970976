import { unchanged, type OrderStep } from './order-changes.ts';
import type { AccessoryId, Order, Parcel } from './order.ts';

/** A recalled product that an order contains. */
export interface OrderedRecall {
  readonly accessoryId: AccessoryId;
  readonly recalledAt: Date;
}

const neverThere: readonly Parcel['status'][] = ['cancelled', 'refused', 'lost'];

/** Whether its buyer has it, or is still to get it. */
const holds = ({ status, lines }: Parcel, id: AccessoryId): boolean =>
  !neverThere.includes(status) && lines.some(({ accessoryId, quantity, returned }) => accessoryId === id && quantity > returned);

/** Publishes the recall for the buyer, unless nothing of the product is left in the order. */
export const noteRecall = (order: Order, { accessoryId, recalledAt }: OrderedRecall, at: Date): OrderStep => {
  if (!order.parcels.some((parcel) => holds(parcel, accessoryId))) return unchanged(order);
  const state = { ...order, version: order.version + 1, updatedAt: at };
  return { state, events: [{ type: 'ProductRecalled', order: state, accessoryId, recalledAt, at }] };
};
