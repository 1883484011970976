import { orderCancelled, orderPaid, orderPlaced, orderState, parcelDue, productRecalled } from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import type { ConsumedTopic } from '@paltu/testing/events';
import type { Notify } from '../src/notifications/notice.ts';
import { onOrderStep } from '../src/notifications/order-events.ts';
import { onRefundStep } from '../src/notifications/refund-events.ts';
import { consumed } from './consumed-notices.ts';
import { refundNotices } from './refund-notices.ts';

type Fields = Readonly<Record<string, string>>;

interface ParcelFields {
  readonly id: string;
  readonly sellerId: string;
  readonly status: string;
  readonly movedBy: string;
  readonly code: string;
  readonly statusAt: Date;
  readonly deliveredAt?: Date;
  readonly lines: readonly { readonly accessoryId: string; readonly name: string }[];
}

interface OrderFields {
  readonly id: string;
  readonly number: string;
  readonly buyerId: string;
  readonly paymentStatus: string;
  readonly parcels: readonly ParcelFields[];
}

const recalledIn = ({ number, parcels }: OrderFields, accessoryId: string) => {
  const parcel = parcels.find(({ lines }) => lines.some((one) => one.accessoryId === accessoryId));
  return {
    thingId: accessoryId,
    type: parcel?.status === 'shipped' ? 'product.recalled-on-its-way' : 'product.recalled',
    params: { number, code: '', thing: parcel?.lines.find((one) => one.accessoryId === accessoryId)?.name ?? '' },
    page: `accessory-${accessoryId}`,
  };
};

const isAt = (instant: Date | undefined, time: Date): boolean => instant?.getTime() === time.getTime();

const typeFor = ({ status, statusAt, deliveredAt, code }: ParcelFields, time: Date): string => {
  if (code === 'recalled' && ['placed', 'confirmed', 'cancelled'].includes(status)) return 'parcel.recalled';
  if (code.startsWith('store-') && status !== 'cancelled') return `parcel.${code}`;
  if (status === 'placed' || !isAt(statusAt, time)) return 'parcel.changed';
  return status === 'delivered' && !isAt(deliveredAt, time) ? 'parcel.return-refused' : `parcel.${status}`;
};

const changedFor = ({ movedBy, code, sellerId, status }: ParcelFields, by: unknown = movedBy, buyerId: string, isSeen: boolean) => ({
  buyers: by === 'buyer' || code === 'buyer-left' ? [] : [buyerId],
  sellers: by === 'seller' || !isSeen || (status === 'cancelled' ? /^seller-/ : /^(seller|store)-/).test(code) ? [] : [sellerId],
});

/** The sellers of what was placed then, if any. */
const salesOf = (parcels: readonly ParcelFields[], time: Date): readonly (readonly string[])[] => {
  const placed = parcels.filter(({ status, statusAt }) => status === 'placed' && isAt(statusAt, time));
  return placed.length === 0 ? [] : [placed.map(({ sellerId }) => sellerId)];
};

const picturedOf = (parcel: ParcelFields | undefined): { thingId?: string } => {
  const thingId = parcel?.lines[0]?.accessoryId;
  return thingId === undefined ? {} : { thingId };
};

const ofOrders = (notifyIn: () => Notify): EventRule[] =>
  [onOrderStep, onRefundStep].flatMap((rulesOf) => rulesOf(notifyIn, () => async () => []));

const orders = consumed(orderState, ofOrders, ({ data, time }, eventType) => {
  const order = data['order'] as OrderFields;
  const { id, number, buyerId, paymentStatus, parcels } = order;
  const refund = data['refund'] as Fields | undefined;
  const parcel = parcels.find((one) => one.id === (refund?.['parcelId'] ?? data['parcelId'])) as ParcelFields;
  const isSeen = ['at-door', 'paid'].includes(paymentStatus);
  const to = (side: 'buyer' | 'seller', type: string, memberIds: readonly string[], code = '') => {
    const page = side === 'buyer' ? `order-${id}` : 'vendor-dashboard?tab=parcels';
    return { type, memberIds, subjectId: id, ...picturedOf(parcel ?? parcels[0]), params: { number, code }, page, at: time };
  };
  const received = salesOf(isSeen ? parcels : [], time).map((sellers) => to('seller', 'order.received', sellers));
  if (refund !== undefined)
    return refundNotices(eventType, refund).map(([side, type]) =>
      to(side, type, side === 'buyer' ? [buyerId] : parcel === undefined ? [] : [parcel.sellerId]),
    );
  switch (eventType) {
    case orderCancelled.type:
      return [];
    case productRecalled.type:
      return [{ ...to('buyer', 'product.recalled', [buyerId]), ...recalledIn(order, data['accessoryId'] as string) }];
    case orderPlaced.type:
      return [to('buyer', 'order.placed', [buyerId]), ...received];
    case orderPaid.type:
      return received.length === 0 ? [] : [to('buyer', 'order.paid', [buyerId]), ...received];
    case parcelDue.type: {
      const idOf = { buyer: buyerId, seller: parcel.sellerId };
      const awaited = (['buyer', 'seller'] as const).filter((side) => (data['awaited'] as string[]).includes(side));
      return awaited.map((side) => to(side, 'parcel.due', [idOf[side]]));
    }
    default: {
      const type = typeFor(parcel, time);
      const notified = changedFor(parcel, data['changedBy'], buyerId, isSeen);
      return [to('buyer', type, notified.buyers, parcel.code), to('seller', type, notified.sellers, parcel.code)];
    }
  }
});

export const consumedTopics: readonly ConsumedTopic[] = [orders];
