import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { expect, test } from '@jest/globals';
import {
  orderPaid,
  orderPlaced,
  OrderSchema,
  OrderSide,
  parcelChanged,
  parcelDue,
  ParcelStatus,
  productRecalled,
  type EventDefinition,
} from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { onOrderStep } from '../src/notifications/order-events.ts';
import type { Notify } from '../src/notifications/notice.ts';

const at = new Date('2027-03-01T08:00:00Z');
const before = timestampFromDate(new Date('2027-02-20T08:00:00Z'));
const now = timestampFromDate(at);

interface ParcelFields {
  readonly status: ParcelStatus;
  readonly statusAt?: typeof now;
  readonly deliveredAt?: typeof now;
  readonly movedBy?: OrderSide;
  readonly code?: string;
  readonly contest?: string;
  readonly contestKind?: string;
  readonly contestAt?: typeof now;
}

const anOrder = (paymentStatus: string, ...parcels: readonly ParcelFields[]) =>
  create(OrderSchema, {
    id: 'order',
    number: 'N1',
    buyerId: 'buyer',
    paymentStatus,
    parcels: parcels.map((parcel, index) => ({ id: `parcel ${index}`, sellerId: `seller ${index}`, statusAt: now, ...parcel })),
  });

/** Two of them buy or sell themselves. */
const admins = ['admin', 'buyer', 'seller 0'] as MemberId[];

/** What admins wrote in the last notices. */
const reasons = new Set<string>();

/** Who is notified of what, by event. */
const noticesOf = async (definition: EventDefinition, data: object): Promise<Record<string, readonly string[]>> => {
  const notified: Record<string, readonly string[]> = {};
  reasons.clear();
  const notify: Notify = async (...requests) => {
    for (const { type, memberIds, params } of requests) {
      if (memberIds.length > 0) notified[type] = [...(notified[type] ?? []), ...memberIds];
      if (memberIds.length > 0 && params['reason'] !== undefined) reasons.add(params['reason']);
    }
  };
  const rule = onOrderStep(
    () => notify,
    () => async () => admins,
  ).find(({ type }) => type === definition.type) as EventRule;
  const event = { id: 'event', type: definition.type, time: at, isRepublished: false, data };
  await rule.apply([event], undefined as unknown as Transaction);
  return notified;
};

const paid = (...parcels: readonly ParcelFields[]) => noticesOf(orderPaid, { order: anOrder('paid', ...parcels) });
const placed = { status: ParcelStatus.PLACED };
const cancelled = { status: ParcelStatus.CANCELLED, statusAt: before };

test('the sellers of what a payment places are notified of a sale, and its buyer that it came', async () => {
  expect(await paid(placed, placed)).toEqual({ 'order.paid': ['buyer'], 'order.received': ['seller 0', 'seller 1'] });
});

test('the seller of a parcel that was cancelled before the payment is not', async () => {
  expect(await paid(placed, cancelled)).toEqual({ 'order.paid': ['buyer'], 'order.received': ['seller 0'] });
});

test.each([
  ['after the delivery', { status: ParcelStatus.DELIVERED, statusAt: before }],
  ['while the first waits for its seller', { status: ParcelStatus.PLACED, statusAt: before }],
  ['of an order that has ended', cancelled],
])('nobody is notified of a sale by a payment %s', async (_when, parcel) => {
  expect(await paid(parcel)).toEqual({});
});

test('an order that is to be paid ahead is a sale for nobody before it is', async () => {
  expect(await noticesOf(orderPlaced, { order: anOrder('awaiting', placed) })).toEqual({ 'order.placed': ['buyer'] });
  expect(await noticesOf(orderPlaced, { order: anOrder('at-door', placed) })).toEqual({
    'order.placed': ['buyer'],
    'order.received': ['seller 0'],
  });
});

const changed = (parcel: ParcelFields, changedBy?: OrderSide, decision = '') =>
  noticesOf(parcelChanged, { order: anOrder('at-door', parcel), parcelId: 'parcel 0', changedBy, decision });

test('the other side is notified, not the one who took the last step: a buyer confirms what the seller reported', async () => {
  const confirmed = { status: ParcelStatus.DELIVERED, statusAt: before, deliveredAt: before, movedBy: OrderSide.SELLER };
  expect(await changed(confirmed, OrderSide.BUYER)).toEqual({ 'parcel.changed': ['seller 0'] });
  expect(await changed(confirmed, OrderSide.ADMIN)).toEqual({ 'parcel.changed': ['buyer', 'seller 0'] });
});

test.each([
  ['not-arrived', 'contest.not-arrived'],
  ['return-refused', 'contest.return-refused'],
  ['refusal', 'contest.refusal'],
  ['of-a-later-release', 'parcel.changed'],
])('what a buyer contests (%s) its seller is notified of, and every admin whose own it is not', async (contestKind, type) => {
  const contested = { status: ParcelStatus.DELIVERED, statusAt: before, deliveredAt: before, contest: 'open', contestKind, contestAt: now };
  expect(await changed(contested, OrderSide.BUYER)).toEqual({ [type]: ['seller 0'], 'case.opened': ['admin'] });
});

test.each(['upheld', 'dismissed'])(
  'what an admin has decided (%s) both sides are notified of, with the reason, and once',
  async (contest) => {
    const decided = { deliveredAt: before, contest, contestKind: 'not-arrived', contestAt: now };
    for (const one of [
      { ...decided, status: ParcelStatus.LOST },
      { ...decided, status: ParcelStatus.DELIVERED, statusAt: before },
    ])
      expect(await changed(one, OrderSide.ADMIN, 'The guard saw nobody')).toEqual({ [`contest.${contest}`]: ['buyer', 'seller 0'] });
    expect(reasons).toEqual(new Set(['The guard saw nobody']));
  },
);

test('a case that waits for an admin every one is notified of whose own it is not', async () => {
  const due = (...awaited: readonly OrderSide[]) =>
    noticesOf(parcelDue, { order: anOrder('at-door', { status: ParcelStatus.SHIPPED }), parcelId: 'parcel 0', awaited });
  expect(await due(OrderSide.ADMIN)).toEqual({ 'case.waiting': ['admin'] });
  expect(await due(OrderSide.SELLER)).toEqual({ 'parcel.due': ['seller 0'] });
});

test('what changes after a decision is no decision', async () => {
  const decided = { status: ParcelStatus.RETURN_ASKED, deliveredAt: before, contest: 'dismissed', contestKind: 'not-arrived' };
  expect(await changed({ ...decided, contestAt: before }, OrderSide.BUYER)).toEqual({ 'parcel.return-asked': ['seller 0'] });
});

test('events of the release before do not name who changed it: it was who took the last step', async () => {
  expect(await changed({ status: ParcelStatus.SHIPPED, movedBy: OrderSide.SELLER })).toEqual({ 'parcel.shipped': ['buyer'] });
});

test('a refused return is no delivery', async () => {
  const refused = { status: ParcelStatus.DELIVERED, deliveredAt: before, movedBy: OrderSide.SELLER };
  expect(await changed(refused, OrderSide.SELLER)).toEqual({ 'parcel.return-refused': ['buyer'] });
  expect(await changed({ ...refused, deliveredAt: now }, OrderSide.SELLER)).toEqual({ 'parcel.delivered': ['buyer'] });
});

test('that a store can send nothing for now, or can again, its buyer is notified of, and both sides of the end of a parcel', async () => {
  const waiting = { status: ParcelStatus.CONFIRMED, statusAt: before };
  expect(await changed({ ...waiting, code: 'store-away' }, OrderSide.PRODUCT)).toEqual({ 'parcel.store-away': ['buyer'] });
  expect(await changed({ ...waiting, code: 'store-back' }, OrderSide.PRODUCT)).toEqual({ 'parcel.store-back': ['buyer'] });
  const ended = { status: ParcelStatus.CANCELLED, code: 'store-away' };
  expect(await changed(ended, OrderSide.PRODUCT)).toEqual({ 'parcel.cancelled': ['buyer', 'seller 0'] });
});

test('what is recalled before it is sent is taken out, for both sides; what is on its way is not to be accepted', async () => {
  const taken = { status: ParcelStatus.CONFIRMED, statusAt: before, code: 'recalled' };
  expect(await changed(taken, OrderSide.PRODUCT)).toEqual({ 'parcel.recalled': ['buyer', 'seller 0'] });
  const recalled = (status: ParcelStatus) => {
    const [parcel, ...others] = anOrder('at-door', { status, statusAt: before }).parcels;
    const order = { ...anOrder('at-door'), parcels: [{ ...parcel, lines: [{ accessoryId: 'bowl', name: 'Bowl' }] }, ...others] };
    return noticesOf(productRecalled, { order, accessoryId: 'bowl', recalledAt: before });
  };
  expect(await recalled(ParcelStatus.SHIPPED)).toEqual({ 'product.recalled-on-its-way': ['buyer'] });
  expect(await recalled(ParcelStatus.DELIVERED)).toEqual({ 'product.recalled': ['buyer'] });
});

test('the notices of orders that come together are kept together, each by its own event; what was published again is no news', async () => {
  const calls: (readonly string[])[] = [];
  const notify: Notify = async (...requests) => void calls.push(requests.map(({ eventId, type }) => `${eventId} ${type}`));
  const rules = onOrderStep(
    () => notify,
    () => async () => admins,
  );
  const rule = rules.find(({ type }) => type === orderPlaced.type) as EventRule;
  const eventOf = (id: string, isRepublished = false) => ({ id, time: at, isRepublished, data: { order: anOrder('at-door', placed) } });
  await rule.apply([eventOf('first'), eventOf('old', true), eventOf('second')], undefined as unknown as Transaction);
  expect([rule.takesMany, calls]).toEqual([
    true,
    [['first order.placed', 'first order.received', 'second order.placed', 'second order.received']],
  ]);
});
