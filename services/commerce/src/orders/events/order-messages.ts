import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  orderCancelled,
  orderPaid,
  orderPlaced,
  parcelChanged,
  parcelDue,
  productRecalled,
  refundDue,
  refundPaid,
  shopWords,
  type EveryField,
  type OrderAmountsSchema,
  type OrderedLineSchema,
  type OrderParcelSchema,
  type OrderRefundSchema,
  type OrderSchema,
} from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { Amounts } from '@paltu/reference';
import type { OrderEvent, ParcelDue } from '../domain/order-events.ts';
import { statusOfOrder } from '../domain/order-status.ts';
import type { Order, OrderLine, Parcel } from '../domain/order.ts';
import { amountsOfParcel } from '../domain/parcel-amounts.ts';
import type { Refund } from '../domain/refunds.ts';
import type { OrderOutbox } from '../use-cases/ports.ts';

const amountsMessage = ({ subtotal, shipping, discount, total }: Amounts) =>
  ({
    subtotal: BigInt(subtotal),
    shipping: BigInt(shipping),
    discount: BigInt(discount),
    total: BigInt(total),
  }) satisfies EveryField<typeof OrderAmountsSchema>;

const lineMessage = ({ accessoryId, name, price, ordered, quantity, returned }: OrderLine) =>
  ({ accessoryId, name, price: BigInt(price), ordered, quantity, returned }) satisfies EveryField<typeof OrderedLineSchema>;

const parcelMessage = (parcel: Parcel) => {
  const { id, storeId, sellerId, status, lines, statusAt, deliveredAt, waitsForAdmin, history } = parcel;
  const last = history.at(-1);
  return {
    id,
    storeId,
    sellerId,
    status: shopWords.parcel.toChoice(status),
    lines: lines.map(lineMessage),
    amounts: amountsMessage(amountsOfParcel(parcel)),
    statusAt: timestampFromDate(statusAt),
    movedBy: shopWords.side.toChoice(last?.by ?? 'buyer'),
    code: last?.code ?? '',
    deliveredAt: deliveredAt === null ? undefined : timestampFromDate(deliveredAt),
    waitsForAdmin,
  } satisfies EveryField<typeof OrderParcelSchema>;
};

const orderMessage = (order: Order) => {
  const { id, version, number, buyerId, paymentMethod, amounts, placedAt, updatedAt, parcels, payment } = order;
  return {
    id,
    version: BigInt(version),
    number,
    buyerId,
    paymentMethod,
    status: shopWords.parcel.toChoice(statusOfOrder(order)),
    amounts: amountsMessage(amounts),
    placedAt: timestampFromDate(placedAt),
    updatedAt: timestampFromDate(updatedAt),
    parcels: parcels.map(parcelMessage),
    paymentStatus: payment.status,
  } satisfies EveryField<typeof OrderSchema>;
};

const refundMessage = ({ id, parcelId, amount }: Refund) =>
  ({ id, parcelId: parcelId ?? '', amount: BigInt(amount) }) satisfies EveryField<typeof OrderRefundSchema>;

const remindersOf = ({ order, parcelId }: ParcelDue): number => order.parcels.find(({ id }) => id === parcelId)?.remindersSent ?? 0;

/** The published event: without texts that people wrote, and without the address. */
const toMessage = (event: OrderEvent): OutgoingEvent => {
  const order = orderMessage(event.order);
  const envelope = { subject: event.order.id, sequence: event.order.version, time: event.at };
  switch (event.type) {
    case 'OrderPlaced':
      return outgoingEvent(orderPlaced, { ...envelope, data: { order } });
    case 'OrderPaid':
      return outgoingEvent(orderPaid, { ...envelope, data: { order } });
    case 'OrderCancelled':
      return outgoingEvent(orderCancelled, { ...envelope, data: { order } });
    case 'ParcelChanged':
      return outgoingEvent(parcelChanged, {
        ...envelope,
        data: { order, parcelId: event.parcelId, changedBy: shopWords.side.toChoice(event.by) },
      });
    case 'RefundDue':
      return outgoingEvent(refundDue, { ...envelope, data: { order, refund: refundMessage(event.refund) } });
    case 'RefundPaid':
      return outgoingEvent(refundPaid, { ...envelope, data: { order, refund: refundMessage(event.refund) } });
    case 'ProductRecalled': {
      const { accessoryId, recalledAt } = event;
      return outgoingEvent(productRecalled, { ...envelope, data: { order, accessoryId, recalledAt: timestampFromDate(recalledAt) } });
    }
    case 'ParcelDue': {
      const awaited = event.awaited.map(shopWords.side.toChoice);
      return outgoingEvent(parcelDue, { ...envelope, data: { order, parcelId: event.parcelId, awaited, reminder: remindersOf(event) } });
    }
  }
};

/** The current state of an order, for republishing. */
export const stateOfOrder = (order: Order): OutgoingEvent[] => {
  const isCancelled = order.parcels.every(({ status }) => status === 'cancelled');
  const last = order.parcels.toSorted((one, other) => other.statusAt.getTime() - one.statusAt.getTime())[0];
  if (isCancelled) return [toMessage({ type: 'OrderCancelled', order, at: order.updatedAt })];
  if (order.version === 1 || last === undefined) return [toMessage({ type: 'OrderPlaced', order, at: order.updatedAt })];
  const by = last.history.at(-1)?.by ?? 'buyer';
  return [toMessage({ type: 'ParcelChanged', order, parcelId: last.id, by, at: order.updatedAt })];
};

export const orderOutbox = (outbox: Outbox): OrderOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
