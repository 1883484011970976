import {
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentDue,
  appointmentMissed,
  appointmentState,
  commentPosted,
  commentState,
  messageState,
  orderCancelled,
  orderPaid,
  orderPlaced,
  orderState,
  parcelDue,
  productRecalled,
  payoutChanged,
  petState,
  requestState,
  storeState,
  vetState,
} from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { onAdoptionStep, onListingDecided } from '../src/notifications/adoption-events.ts';
import { onAppointmentStep } from '../src/notifications/appointment-events.ts';
import { onCommentAnswered, onMessageSent } from '../src/notifications/message-events.ts';
import { onStoreMarked, onVetMarked } from '../src/notifications/mark-events.ts';
import { onOrderStep } from '../src/notifications/order-events.ts';
import { onRefundStep, onPayoutChanged } from '../src/notifications/refund-events.ts';
import { refundNotices } from './refund-notices.ts';
import type { MarkedThing } from '../src/notifications/mark.ts';
import type { Notify } from '../src/notifications/notice.ts';

/** Who is an admin is in tests of their own. */
const noAdmins = () => async () => [];
type Fields = Readonly<Record<string, string>>;

const noticesOf = (rulesOf: (notifyIn: () => Notify) => readonly EventRule[]) =>
  takenBy((take, message) => {
    // Each event has an id of its own.
    const rules = rulesOf(
      () =>
        async (...requests) =>
          take(...requests.map(({ eventId: _, ...request }) => request)),
    );
    return rules.find(({ type }) => type === undefined || type === message.type);
  });

const consumed = (
  state: { readonly topic: { readonly name: string } },
  rules: (notifyIn: () => Notify) => readonly EventRule[],
  expects: ConsumedTopic['expects'],
): ConsumedTopic => ({ consumer: 'messaging.notices', topic: state.topic.name, left: noticesOf(rules), expects });

/** Those of two who did not end it, and have not left. */
const othersOf = ({ closedBy, code }: Fields, [one, other]: readonly [string, string]): string[] => {
  if (closedBy === one || (closedBy !== other && code === `${one}-left`)) return [other];
  if (code === `${one}-left`) return [other];
  return closedBy === other || code === `${other}-left` ? [one] : [one, other];
};

/** Who named a day is notified once it is agreed on, before that the other side. */
const meetingOf = ({ meeting, ownerId, requesterId }: Fields): unknown[] => {
  const { by, agreed } = (meeting ?? {}) as { by?: string; agreed?: boolean };
  if (by === undefined) return [];
  return [agreed ? 'meeting-agreed' : 'meeting-named', [agreed === (by === 'owner') ? ownerId : requesterId]];
};

const adoptionSteps = (request: Fields): Record<string, unknown[]> => {
  const { ownerId = '', requesterId = '', status } = request;
  const others = othersOf(request, ['owner', 'requester']).map((side) => request[`${side}Id`]);
  return {
    requested: ['requested', [ownerId]],
    approved: ['approved', [requesterId]],
    rejected: [request['code'] === 'owner-away' ? 'owner-away' : 'rejected', [requesterId]],
    cancelled: [request['code'] === 'owner-left' ? 'owner-left' : 'cancelled', others],
    'handed-over': ['handed-over', [requesterId]],
    'fell-through': ['fell-through', others],
    'answer-due': status === 'pending' ? ['answer-due', [ownerId]] : ['hand-over-due', [ownerId, requesterId]],
    'meeting-named': meetingOf(request),
  };
};

const adoption = consumed(
  requestState,
  (notifyIn) => [onAdoptionStep(notifyIn)],
  ({ data, time }, type) => {
    const { id, petName: pet = '', code = '' } = data['request'] as Fields;
    const [step, memberIds] = adoptionSteps(data['request'] as Fields)[type.split('.')[3] ?? ''] ?? [];
    if (step === undefined) return [];
    return [{ type: `adoption.${step}`, memberIds, subjectId: id, params: { pet, code }, page: 'dashboard?tab=requests', at: time }];
  },
);

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
  const line = parcel?.lines.find((one) => one.accessoryId === accessoryId);
  return {
    type: parcel?.status === 'shipped' ? 'product.recalled-on-its-way' : 'product.recalled',
    params: { number, code: '', thing: line?.name ?? '' },
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

const ofOrders = (notifyIn: () => Notify): EventRule[] => [...onOrderStep(notifyIn, noAdmins), ...onRefundStep(notifyIn, noAdmins)];
const orders = consumed(orderState, ofOrders, ({ data, time }, eventType) => {
  const { id, number, buyerId, paymentStatus, parcels } = data['order'] as OrderFields;
  const isSeen = ['at-door', 'paid'].includes(paymentStatus);
  const to = (side: 'buyer' | 'seller', type: string, memberIds: readonly string[], code = '') => {
    const page = side === 'buyer' ? `order-${id}` : 'vendor-dashboard?tab=parcels';
    return { type, memberIds, subjectId: id, params: { number, code }, page, at: time };
  };
  const received = salesOf(isSeen ? parcels : [], time).map((sellers) => to('seller', 'order.received', sellers));
  const parcel = parcels.find((one) => one.id === data['parcelId']) as ParcelFields;
  const refund = data['refund'] as Fields | undefined;
  const sellersOfRefund = parcels.filter((one) => one.id === refund?.['parcelId']).map(({ sellerId }) => sellerId);
  if (refund !== undefined)
    return refundNotices(eventType, refund).map(([side, type]) => to(side, type, side === 'buyer' ? [buyerId] : sellersOfRefund));
  switch (eventType) {
    case orderCancelled.type:
      return [];
    case productRecalled.type:
      return [
        { ...to('buyer', 'product.recalled', [buyerId]), ...recalledIn(data['order'] as OrderFields, data['accessoryId'] as string) },
      ];
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

const appointments = consumed(appointmentState, onAppointmentStep, ({ data, time }, eventType) => {
  const appointment = data['appointment'] as Fields & { readonly startsAt: Date };
  const { id, vetName: vet, code, guestId = '', vetOwnerId = '', startsAt } = appointment as Fields & { startsAt: Date };
  const steps: Record<string, readonly [string, readonly string[]]> = {
    [appointmentBooked.type]: ['booked', ['vet']],
    [appointmentCancelled.type]: ['cancelled', othersOf(appointment, ['guest', 'vet'])],
    [appointmentCompleted.type]: ['completed', ['guest']],
    [appointmentMissed.type]: ['missed', ['guest']],
    [appointmentDue.type]: ['due', ['guest', 'vet']],
  };
  const [step, sides] = steps[eventType] ?? ['', []];
  const params = { vet, startsAt: startsAt.toISOString(), code };
  return sides.map((side) => ({
    type: `appointment.${step}`,
    memberIds: [side === 'guest' ? guestId : vetOwnerId],
    subjectId: id,
    params,
    page: side === 'guest' ? 'dashboard?tab=appointments' : 'vet-dashboard',
    at: time,
  }));
});

const listings = consumed(
  petState,
  (notifyIn) => [onListingDecided(notifyIn)],
  ({ data, time }) => {
    const { id, ownerId, name, approvalStatus, rejectionReason } = data['pet'] as Fields;
    if (data['review'] === undefined || approvalStatus === 'pending') return [];
    return [
      {
        type: `listing.${approvalStatus}`,
        memberIds: [ownerId],
        subjectId: id,
        params: { pet: name, reason: rejectionReason },
        page: approvalStatus === 'approved' ? `pet-${id}` : 'dashboard?tab=pets',
        at: time,
      },
    ];
  },
);

const messages = consumed(
  messageState,
  (notifyIn) => [onMessageSent(notifyIn, () => async (wanted) => wanted.map(() => ({ thing: 'شیرو', readUpTo: 0 })))],
  ({ data, time }) => {
    const { conversationId, recipientId } = data['message'] as Fields;
    const page = `messages?id=${conversationId}`;
    return [{ type: 'message.received', memberIds: [recipientId], subjectId: conversationId, params: { thing: 'شیرو' }, page, at: time }];
  },
);

const comments = consumed(
  commentState,
  (notifyIn) => [onCommentAnswered(notifyIn)],
  ({ data, time }, type) => {
    const { parentAuthorId, authorId, parentId, articleSlug } = data['comment'] as Fields;
    if (type !== commentPosted.type || !parentAuthorId || parentAuthorId === authorId) return [];
    const page = `blog-${articleSlug}`;
    return [{ type: 'comment.answered', memberIds: [parentAuthorId], subjectId: parentId, params: {}, page, at: time }];
  },
);

const ledgers = consumed(
  payoutChanged,
  (notifyIn) => [onPayoutChanged(notifyIn)],
  ({ data, time }, type) => {
    if (type !== payoutChanged.type) return [];
    const { storeId: subjectId, sellerId, heldUntil } = data as unknown as Fields & { readonly heldUntil: Date };
    const notice = { type: 'payout.changed', memberIds: [sellerId], subjectId, params: { startsAt: heldUntil.toISOString() } };
    return [{ ...notice, page: 'vendor-dashboard?tab=account', at: time }];
  },
);

interface MarkedFields {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly hidden: boolean;
  readonly registered?: boolean;
  readonly verification?: { readonly status: string; readonly number: number; readonly reason: string };
}

const marked = (
  state: { readonly topic: { readonly name: string } },
  rule: typeof onStoreMarked,
  field: 'store' | 'vet',
  page: string,
): ConsumedTopic => ({
  consumer: 'messaging.marks',
  topic: state.topic.name,
  left: takenBy<Omit<MarkedThing, 'eventId'>>((take) =>
    rule(
      () =>
        async ({ eventId: _, ...thing }) =>
          take(thing),
    ),
  ),
  expects: ({ data, sequence, time }) => {
    const { id, ownerId, name, verified, featured, hidden, registered = false, verification } = data[field] as MarkedFields;
    const sentBack = verification?.status === 'sent-back' ? verification.number : 0;
    const marks = { verified, featured, hidden, registered, sentBack };
    const areChecked = verification?.status === 'waiting';
    return [{ thingId: id, version: sequence, marks, areChecked, ownerId, name, reason: verification?.reason ?? '', page, at: time }];
  },
});

export const consumedTopics: readonly ConsumedTopic[] = [
  adoption,
  orders,
  appointments,
  listings,
  messages,
  comments,
  ledgers,
  marked(storeState, onStoreMarked, 'store', 'vendor-dashboard?tab=verification'),
  marked(vetState, onVetMarked, 'vet', 'vet-profile-page'),
];
