import { cancelledParcel, changedParcel, isUnshipped, oneByOne, unchanged, type OrderStep } from '../orders/order-changes.ts';
import type { AccessoryId, Order, OrderId, OrderLine, Parcel } from '../orders/order.ts';

/** A recalled product that an order contains. */
interface OrderedRecall {
  readonly accessoryId: AccessoryId;
  readonly recalledAt: Date;
}

/** A recall that the buyer of an order has to be notified of. */
export interface OrderRecall extends OrderedRecall {
  readonly orderId: OrderId;
}

const neverThere: readonly Parcel['status'][] = ['cancelled', 'refused', 'lost'];

const isOf = ({ accessoryId, quantity, returned }: OrderLine, id: AccessoryId): boolean => accessoryId === id && quantity > returned;

/** Its buyer has it, or is still to get it. */
const holds = ({ status, lines }: Parcel, id: AccessoryId): boolean => !neverThere.includes(status) && lines.some((line) => isOf(line, id));

/** A parcel that has not left its store is sent without the product, or not at all. */
const withoutProduct =
  (parcel: Parcel, id: AccessoryId, at: Date) =>
  (order: Order): OrderStep => {
    const ending = { at, by: 'product', reason: '', code: 'recalled' } as const;
    const lines = parcel.lines.map((line) => (line.accessoryId === id ? { ...line, quantity: 0 } : line));
    if (lines.every(({ quantity }) => quantity === 0)) return cancelledParcel(order, parcel.id, ending);
    const history = [...parcel.history, { ...ending, status: parcel.status }];
    return changedParcel(order, { ...parcel, lines, history }, ending);
  };

/** The recall stays in the history of a parcel that was sent: a buyer who does not accept it then has a reason. */
const warned = (parcel: Parcel, id: AccessoryId, at: Date): Parcel =>
  parcel.status === 'shipped' && holds(parcel, id)
    ? { ...parcel, history: [...parcel.history, { status: parcel.status, at, by: 'product', reason: '', code: 'recalled' }] }
    : parcel;

/** Publishes the recall for a buyer who has the product, or is about to get it. */
const published =
  ({ accessoryId, recalledAt }: OrderedRecall, at: Date) =>
  (order: Order): OrderStep => {
    const isThere = order.parcels.some((parcel) => !isUnshipped(parcel) && holds(parcel, accessoryId));
    if (!isThere) return unchanged(order);
    const parcels = order.parcels.map((parcel) => warned(parcel, accessoryId, at));
    const state = { ...order, version: order.version + 1, updatedAt: at, parcels };
    return { state, events: [{ type: 'ProductRecalled', order: state, accessoryId, recalledAt, at }] };
  };

/** Takes a recalled product out of what was not sent yet, and publishes the recall for a buyer of what was, unless they have left. */
export const followRecall = (order: Order, recall: OrderedRecall, hasBuyerLeft: boolean, at: Date): OrderStep => {
  const unsent = order.parcels.filter((parcel) => isUnshipped(parcel) && holds(parcel, recall.accessoryId));
  const taken = unsent.map((parcel) => withoutProduct(parcel, recall.accessoryId, at));
  return oneByOne(order, hasBuyerLeft ? taken : [...taken, published(recall, at)]);
};
