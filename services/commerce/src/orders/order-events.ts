import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  orderCancelled,
  orderPaid,
  orderPlaced,
  parcelChanged,
  parcelDue,
  productRecalled,
  refundContested,
  refundDecided,
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
import { isRefundContested } from '../refunds/refund.ts';
import { amountsOfParcel } from './order-amounts.ts';
import type { OrderEvent, ParcelChanged, ParcelDue, RefundEvent } from './order-changes.ts';
import type { OrderOutbox } from './order-scope.ts';
import { statusOfOrder } from './order-status.ts';
import { contestCodes, type HistoryCode, type HistoryEntry, type Order, type OrderLine, type Parcel, type Refund } from './order.ts';

const amountsMessage = ({ subtotal, shipping, discount, total }: Amounts) =>
  ({
    subtotal: BigInt(subtotal),
    shipping: BigInt(shipping),
    discount: BigInt(discount),
    total: BigInt(total),
  }) satisfies EveryField<typeof OrderAmountsSchema>;

const lineMessage = ({ accessoryId, name, price, ordered, quantity, returned }: OrderLine) =>
  ({ accessoryId, name, price: BigInt(price), ordered, quantity, returned }) satisfies EveryField<typeof OrderedLineSchema>;

const isContestCode = (code: HistoryCode | ''): boolean => (contestCodes as readonly string[]).includes(code);

/** The last step that the parcel took: a contest is none, but what it leads to is. */
const lastStepIn = ({ history }: Parcel): HistoryEntry | undefined =>
  history.findLast(({ status, code }, index) => !isContestCode(code) || status !== history[index - 1]?.status);

const contestMessage = ({ contest }: Parcel) => {
  const at = contest?.decidedAt ?? contest?.at;
  return { contest: contest?.status ?? '', contestKind: contest?.kind ?? '', contestAt: at && timestampFromDate(at) };
};

/** What an admin wrote to both with this change. */
const decisionOf = ({ order, parcelId, at }: ParcelChanged): string => {
  const contest = order.parcels.find(({ id }) => id === parcelId)?.contest;
  return contest?.decidedAt?.getTime() === at.getTime() ? contest.decision : '';
};

const parcelMessage = (parcel: Parcel, order: Order) => {
  const { id, storeId, sellerId, status, lines, statusAt, deliveredAt } = parcel;
  const last = lastStepIn(parcel);
  return {
    id,
    storeId,
    sellerId,
    status: shopWords.parcel.toChoice(status),
    lines: lines.map(lineMessage),
    amounts: amountsMessage(amountsOfParcel(parcel)),
    statusAt: timestampFromDate(statusAt),
    movedBy: shopWords.side.toChoice(last?.by ?? 'buyer'),
    code: last === undefined || isContestCode(last.code) ? '' : last.code,
    deliveredAt: deliveredAt === null ? undefined : timestampFromDate(deliveredAt),
    waitsForAdmin: parcel.waitsForAdmin || isRefundContested(order, id),
    ...contestMessage(parcel),
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
    parcels: parcels.map((parcel) => parcelMessage(parcel, order)),
    paymentStatus: payment.status,
  } satisfies EveryField<typeof OrderSchema>;
};

const refundMessage = ({ id, parcelId, amount, owedBy, status, contest }: Refund) =>
  ({
    ...{ id, parcelId: parcelId ?? '', amount: BigInt(amount), owedBy, status },
    contest: contest?.status ?? '',
  }) satisfies EveryField<typeof OrderRefundSchema>;

const remindersOf = ({ order, parcelId }: ParcelDue): number => order.parcels.find(({ id }) => id === parcelId)?.remindersSent ?? 0;

const refundEvent = (event: RefundEvent, envelope: { subject: string; sequence: number; time: Date }): OutgoingEvent => {
  const published = { ...envelope, data: { order: orderMessage(event.order), refund: refundMessage(event.refund) } };
  switch (event.type) {
    case 'RefundDue':
      return outgoingEvent(refundDue, published);
    case 'RefundPaid':
      return outgoingEvent(refundPaid, published);
    case 'RefundContested':
      return outgoingEvent(refundContested, published);
    case 'RefundDecided':
      return outgoingEvent(refundDecided, published);
  }
};

/** The published event: without texts of buyer and seller, and without the address. */
const toMessage = (event: OrderEvent): OutgoingEvent => {
  const order = orderMessage(event.order);
  const envelope = { subject: event.order.id, sequence: event.order.version, time: event.at };
  if ('refund' in event) return refundEvent(event, envelope);
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
        data: { order, parcelId: event.parcelId, changedBy: shopWords.side.toChoice(event.by), decision: decisionOf(event) },
      });
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
