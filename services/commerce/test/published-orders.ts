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
  type EventDefinition,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { OrderEvent } from '../src/orders/order-changes.ts';
import { statusOfOrder } from '../src/orders/order-status.ts';
import {
  courierIds,
  contestCodes,
  contestKinds,
  contestStatuses,
  historyCodes,
  parcelStatuses,
  paymentMethods,
  paymentStates,
  refundOwers,
  refundStatuses,
  sides,
  trackedStates,
  type AccessoryId,
  type Order,
  type OrderId,
  type OrderLine,
  type Parcel,
  type ParcelId,
  type Refund,
  type RefundId,
  type StoreId,
} from '../src/orders/order.ts';
import { amountsOfParcel } from '../src/orders/order-amounts.ts';
import { orderOutbox } from '../src/orders/order-events.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const memberId = fc.uuid().map((id) => id as MemberId);
const rupees = fc.integer({ min: 0, max: 100_000_000 });
const pieces = fc.integer({ min: 1, max: 100_000 });
const reminders = fc.integer({ min: 0, max: 3 });

const line: fc.Arbitrary<OrderLine> = fc.record({
  accessoryId: fc.uuid().map((id) => id as AccessoryId),
  name: text,
  picture: fc.constant(null),
  price: rupees,
  ordered: pieces,
  quantity: fc.constant(1),
  returned: fc.constantFrom(0, 1),
  restocked: fc.constant(0),
  shipping: rupees,
  discount: rupees,
});

const entry = fc.record({
  status: fc.constantFrom(...parcelStatuses),
  at: instant,
  by: fc.constantFrom(...sides),
  reason: text,
  code: fc.constantFrom(...historyCodes, '' as const),
});

/** Before any event: what is published of a contest that was opened or decided by the event itself is in tests of its own. */
const earlier = fc.date({ min: new Date('2020-01-01'), max: new Date('2025-12-31'), noInvalidDate: true });

const contest = fc.record({
  kind: fc.constantFrom(...contestKinds),
  status: fc.constantFrom(...contestStatuses),
  ...{ reason: text, decision: text, at: earlier, decidedAt: fc.option(earlier) },
});

const parcel: fc.Arbitrary<Parcel> = fc.record({
  id: fc.uuid().map((id) => id as ParcelId),
  storeId: fc.uuid().map((id) => id as StoreId),
  storeName: text,
  sellerId: memberId,
  status: fc.constantFrom(...parcelStatuses),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  carriedBy: fc.constantFrom(...courierIds),
  courier: text,
  trackingNumber: text,
  tracked: fc.option(fc.constantFrom(...trackedStates)),
  trackedAt: fc.option(instant),
  remittedAt: fc.option(instant),
  isRemittedToPaltu: fc.boolean(),
  returnRequest: fc.constant(null),
  contest: fc.option(contest),
  history: fc.array(entry, { minLength: 1, maxLength: 3 }),
  statusAt: instant,
  shippedAt: fc.option(instant),
  expected: fc.constant(null),
  deliveredAt: fc.option(instant),
  receivedAt: fc.option(instant),
  commissionPercent: fc.constant(2),
  promoBorneBy: fc.constant('store' as const),
  promoMonth: fc.constant(null),
  remindersSent: reminders,
  nextDueAt: fc.option(instant),
  waitsForAdmin: fc.boolean(),
});

const order: fc.Arbitrary<Order> = fc.record({
  id: fc.uuid().map((id) => id as OrderId),
  number: text,
  buyerId: memberId,
  version: fc.integer({ min: 1 }),
  paymentMethod: fc.constantFrom(...paymentMethods),
  amounts: fc.record({ subtotal: rupees, shipping: rupees, discount: rupees, total: rupees }),
  prepaid: rupees,
  refunds: fc.constant([]),
  payment: fc.record({
    status: fc.constantFrom(...paymentStates),
    dueAt: fc.option(instant),
    slip: fc.constant(null),
    firstSlipAt: fc.option(instant),
    refusal: text,
  }),
  promoCode: fc.option(text),
  address: fc.option(fc.record({ fullName: text, phone: text, address: text, city: text, area: text, landmark: text })),
  note: text,
  placedAt: instant,
  updatedAt: instant,
  parcels: fc.array(parcel, { minLength: 1, maxLength: 3 }),
});

const lineFields = ({ picture: _picture, restocked: _restocked, shipping: _shipping, discount: _discount, ...fields }: OrderLine) => fields;

const isOfContest = (code: string | undefined): boolean => contestCodes.some((one) => one === code);

/** Contests are entered in the history, too, but are no steps unless the parcel goes on by them. */
const movedFields = ({ history }: Pick<Parcel, 'history'>) => {
  const last = history.filter(({ status, code }, index) => !isOfContest(code) || status !== history[index - 1]?.status).at(-1);
  return { movedBy: last?.by, code: isOfContest(last?.code) ? '' : last?.code };
};

/** Not what the buyer wrote. */
const contestFields = ({ contest: found }: Pick<Parcel, 'contest'>) =>
  found === null
    ? { contest: '', contestKind: '' }
    : { contest: found.status, contestKind: found.kind, contestAt: found.decidedAt ?? found.at };

const decisionAt = (found: Parcel | undefined, at: Date): string => (found?.contest?.decidedAt === at ? found.contest.decision : '');

const parcelFields = ({ id, storeId, sellerId, status, statusAt, deliveredAt, waitsForAdmin, ...rest }: Parcel) => ({
  ...{ id, storeId, sellerId, status, statusAt, waitsForAdmin, amounts: amountsOfParcel(rest) },
  ...movedFields(rest),
  ...contestFields(rest),
  lines: rest.lines.map(lineFields),
  deliveredAt: deliveredAt ?? undefined,
});

/** Nothing of where it goes, nor of what anybody wrote or paid. */
const fieldsOf = ({
  address: _address,
  prepaid: _prepaid,
  refunds: _refunds,
  note: _note,
  promoCode: _promo,
  payment,
  parcels,
  ...state
}: Order) => ({
  ...state,
  status: statusOfOrder({ parcels }),
  parcels: parcels.map(parcelFields),
  paymentStatus: payment.status,
});

const refund: fc.Arbitrary<Refund> = fc.record({
  id: fc.uuid().map((id) => id as RefundId),
  orderId: fc.uuid().map((id) => id as OrderId),
  parcelId: fc.option(fc.uuid().map((id) => id as ParcelId)),
  items: fc.constant([]),
  amount: rupees,
  owedBy: fc.constantFrom(...refundOwers),
  status: fc.constantFrom(...refundStatuses),
  contest: fc.option(
    fc.record({ status: fc.constantFrom('open' as const, 'upheld' as const, 'dismissed' as const), reason: text, answer: text }),
  ),
  reference: text,
  dueAt: instant,
  paidAt: fc.option(instant),
});

/** Neither of which pieces it is, nor of the transfer, nor what anybody wrote. */
const refundFields = ({ id, parcelId, amount, owedBy, status, contest }: Refund) => ({
  ...{ id, parcelId: parcelId ?? '', amount, owedBy, status },
  contest: contest?.status ?? '',
});

const sidesAwaited = fc.uniqueArray(fc.constantFrom('buyer' as const, 'seller' as const, 'admin' as const));

const orderedIn = ({ parcels }: Order): AccessoryId => parcels[0]?.lines[0]?.accessoryId as AccessoryId;

const publishedFact = (type: OrderEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ order, at: instant, by: fc.constantFrom(...sides), awaited: sidesAwaited, refund, recalledAt: instant }),
    publish: ({ refund: back, ...fact }, outbox) => {
      const about = { parcelId: fact.order.parcels[0]?.id as ParcelId, accessoryId: orderedIn(fact.order) };
      return orderOutbox(outbox).append([{ type, ...fact, ...about, ...(type.startsWith('Refund') && { refund: back }) } as OrderEvent]);
    },
    expected: ({ order: state, at, by, awaited, refund: back, recalledAt }) => {
      const [first] = state.parcels;
      const about = {
        ...(type === 'ParcelChanged' || type === 'ParcelDue' ? { parcelId: first?.id } : {}),
        ...(type === 'ParcelChanged' ? { changedBy: by, decision: decisionAt(first, at) } : {}),
        ...(type === 'ParcelDue' ? { awaited, reminder: first?.remindersSent } : {}),
        ...(type === 'ProductRecalled' ? { accessoryId: orderedIn(state), recalledAt } : {}),
        ...(type.startsWith('Refund') ? { refund: refundFields(back) } : {}),
      };
      return { subject: state.id, sequence: state.version, time: at, data: { order: fieldsOf(state), ...about } };
    },
  });

export const publishedEvents = [
  publishedFact('OrderPlaced', orderPlaced),
  publishedFact('OrderPaid', orderPaid),
  publishedFact('OrderCancelled', orderCancelled),
  publishedFact('ParcelChanged', parcelChanged),
  publishedFact('ParcelDue', parcelDue),
  publishedFact('ProductRecalled', productRecalled),
  publishedFact('RefundDue', refundDue),
  publishedFact('RefundPaid', refundPaid),
  publishedFact('RefundContested', refundContested),
  publishedFact('RefundDecided', refundDecided),
];
