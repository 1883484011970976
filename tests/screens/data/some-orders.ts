import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { Order, Parcel, ParcelStatus, Refund } from '../../../web/src/shared/api/types.ts';
import { aLine } from './some-carts.ts';
import { storeId } from './some-stores.ts';

export const orderId = (n: number): string => `0199a3f0-0000-7000-a300-${String(n).padStart(12, '0')}`;
export const parcelId = (n: number): string => `0199a3f0-0000-7000-a400-${String(n).padStart(12, '0')}`;

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`;

/** Far enough ahead that what may be done until then can be done. */
const farOff = '2099-01-01T09:00:00.000Z';

/** The ways to pay that are offered where wallets are simulated. */
export const someMethods = () => ({
  methods: [
    { method: 'cash-on-delivery' as const, transferTo: '', isTest: false },
    { method: 'jazzcash' as const, transferTo: '', isTest: true },
    { method: 'bank-transfer' as const, transferTo: 'Paltu, Meezan Bank, PK36 MEZN 0001 2345 6789 0123', isTest: false },
  ],
});

const itemOf = (n: number, ordered: number, quantity = ordered): Order['items'][number] => {
  const { accessoryId, name, images, price } = aLine(n);
  return { accessoryId, name, image: images[0] ?? null, price, ordered, quantity, returned: 0 };
};

/** A parcel of the `n`th product that has taken these steps, a day each. */
export const aParcel = (n: number, statuses: readonly ParcelStatus[], given: Partial<Parcel> = {}): Parcel => {
  const { vendor, price } = aLine(n);
  const status = statuses.at(-1) ?? 'placed';
  const taken = statuses.map((step, index) => ({ status: step, at: at(20 + index), by: 'seller' as const, reason: '', code: null }));
  return {
    ...{ _id: parcelId(n), id: parcelId(n), status, store: { _id: vendor?._id ?? '', name: vendor?.name ?? '' } },
    ...{ items: [itemOf(n, 2)], subtotal: price * 2, shipping: 100, discount: 0, total: price * 2 + 100 },
    ...{ payment: status === 'delivered' ? 'collected' : 'due' },
    ...{ carriedBy: 'own-delivery', courier: '', trackingNumber: '', tracked: null, trackedAt: null },
    ...{ placedAt: at(19), statusAt: at(19 + statuses.length), shippedAt: null, deliveredAt: null, receivedAt: null, mayReturnUntil: null },
    ...{ expectedFrom: '2099-11-23', expectedUntil: '2099-11-24' },
    ...{ returnRequest: null, contest: null, contestable: null, waitsForAdmin: false, history: taken },
    ...given,
  };
};

/** One that its buyer may give back, or contest that it came. */
const aDeliveredParcel = (): Parcel =>
  aParcel(3, ['confirmed', 'shipped', 'delivered'], {
    ...{ deliveredAt: at(22), mayReturnUntil: farOff, contestable: { kind: 'not-arrived', until: farOff } },
  });

const address = {
  ...{ fullName: 'Ayesha Khan', phone: '+923001234567', address: 'House 4, Street 2', city: 'Lahore' },
  ...{ area: 'Gulberg III', landmark: 'اتحاد پارک کے سامنے' },
};

/** How an order is paid; at the door without anything else. */
export const aPayment = (given: Partial<Order['payment']> = {}): Order['payment'] => ({
  ...{ method: 'cash-on-delivery', status: 'due', dueAt: null, refusal: '', slip: null, toPay: 0, refunded: 0, refundDue: 0 },
  ...given,
});

export const refundId = (n: number): string => `0199a3f0-0000-7000-a600-${String(n).padStart(12, '0')}`;

/** A refund of the `n`th parcel; due from Paltu unless it is given otherwise. */
export const aRefund = (n: number, given: Partial<Refund> = {}): Refund => ({
  ...{ _id: refundId(n), id: refundId(n), orderId: orderId(n), parcelId: parcelId(n), items: [], amount: 1900 * n },
  ...{ owedBy: 'paltu', status: 'due', reference: '', dueAt: at(24), paidAt: null, contest: null },
  ...{ mayContestFrom: null, mayContestUntil: null },
  ...given,
});

/** What came back of an order that was paid at the door, in every state. */
export const someRefunds = (): Refund[] => [
  aRefund(1),
  aRefund(2, { owedBy: 'courier' }),
  aRefund(3, { owedBy: 'store', status: 'owed-by-store', mayContestFrom: at(27), mayContestUntil: null }),
  aRefund(4, {
    ...{ parcelId: parcelId(3), owedBy: 'store', status: 'given-back', reference: 'FT26331', paidAt: at(25) },
    ...{ mayContestFrom: at(25), mayContestUntil: farOff },
  }),
  aRefund(5, {
    ...{ parcelId: parcelId(2), owedBy: 'store', status: 'owed-by-store', mayContestFrom: at(27) },
    contest: { status: 'open', reason: 'اسٹور فون نہیں اٹھاتا', answer: '' },
  }),
  aRefund(6, {
    ...{ parcelId: parcelId(1), owedBy: 'store', status: 'given-back', paidAt: at(25) },
    contest: { status: 'dismissed', reason: 'Nothing came.', answer: 'The bank confirms the transfer of 25 November.' },
  }),
  aRefund(7, { parcelId: null, status: 'paid', reference: 'FT26340', paidAt: at(26) }),
];

/** An order of these parcels. */
export const anOrder = (n: number, parcels: readonly Parcel[], given: Partial<Order> = {}): Order => {
  const sum = (name: 'subtotal' | 'shipping' | 'discount' | 'total') => parcels.reduce((total, parcel) => total + parcel[name], 0);
  const { payment = aPayment() } = given;
  return {
    ...{ _id: orderId(n), id: orderId(n), number: `K7QX2M${String(n).padStart(2, '0')}`, status: parcels[0]?.status ?? 'placed' },
    ...{ placedAt: at(19), updatedAt: at(22), items: parcels.flatMap(({ items }) => items) },
    ...{ subtotal: sum('subtotal'), shipping: sum('shipping'), discount: sum('discount'), total: sum('total') },
    ...{ promoCode: null, address, note: '', parcels: [...parcels], refunds: [] },
    ...given,
    payment: { ...payment, toPay: payment.status === 'awaiting' ? sum('total') : 0 },
  };
};

/** Orders of every kind: two parcels under way, one delivered with fewer pieces, one cancelled for want of an answer, one refused; some to be paid ahead, by transfer or a
 * wallet, one that may be given back, and one whose money comes back in every way. */
export const someOrders = (): Order[] => [
  anOrder(1, [aParcel(1, []), aParcel(2, ['confirmed', 'shipped'], { courier: 'TCS', trackingNumber: '77 123 456' })], {
    note: 'Please call before you come.',
  }),
  anOrder(2, [aParcel(3, ['confirmed', 'confirmed', 'shipped', 'delivered'], { items: [itemOf(3, 3, 2)] })]),
  anOrder(3, [
    aParcel(1, ['cancelled'], { history: [{ status: 'cancelled', at: at(25), by: 'product', reason: '', code: 'unconfirmed' }] }),
  ]),
  anOrder(4, [
    aParcel(6, ['confirmed', 'shipped', 'refused'], {
      history: [{ status: 'refused', at: at(26), by: 'seller', reason: 'دروازے پر کوئی نہیں تھا', code: null }],
      statusAt: farOff,
    }),
  ]),
  anOrder(5, [aParcel(1, [], { payment: 'awaiting' })], {
    status: 'awaiting-payment',
    payment: aPayment({ method: 'bank-transfer', status: 'awaiting', dueAt: at(29), refusal: 'No transfer with this reference.' }),
  }),
  anOrder(6, [aParcel(2, [], { payment: 'awaiting' })], {
    status: 'awaiting-payment',
    payment: aPayment({ method: 'jazzcash', status: 'awaiting', dueAt: at(29) }),
  }),
  anOrder(7, [aDeliveredParcel()], {
    payment: aPayment({ method: 'jazzcash', status: 'paid' }),
  }),
  anOrder(8, [aParcel(1, [], { payment: 'awaiting' })], {
    status: 'awaiting-payment',
    payment: aPayment({
      ...{ method: 'bank-transfer', status: 'in-check', dueAt: null },
      slip: { name: 'slip.pdf', size: 81_920, reference: 'FT26331', amount: 2_000 },
    }),
  }),
  anOrder(9, [aParcel(1, ['returned']), aParcel(2, ['returned']), aParcel(3, ['confirmed', 'shipped', 'delivered'])], {
    payment: aPayment({ status: 'collected', refundDue: 15_200 }),
    refunds: someRefunds(),
  }),
];

/** One page of a list of orders. */
export const ordersPage = (orders: readonly Order[]) => ({
  orders: [...orders],
  pagination: { page: 1, limit: 20, total: orders.length, totalPages: 1, totalIsCapped: false },
});

/** Of a delivered parcel. */
export const aReceipt = (): Answer<'getOrdersParcelsByIdReceipt'>['receipt'] => ({
  ...{ number: 17, issuedAt: '2026-11-22T09:00:00.000Z' },
  store: { _id: storeId(1), name: 'Paws of Gulberg', address: '12-B, Main Boulevard', city: 'Lahore' },
});
