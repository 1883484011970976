import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { ParcelStatus, SentParcel, UnpaidParcel } from '../../../web/src/shared/api/types.ts';
import { ownProducts, ownStore } from './own-store.ts';
import { orderId } from './some-orders.ts';

/** The id of the `n`th parcel that the own store has sold. */
export const soldParcelId = (n: number): string => `0199a3f0-0000-7000-a500-${String(n).padStart(12, '0')}`;

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`;

/** Of the `n`th own product. */
export const soldLine = (n: number, ordered: number, quantity = ordered): SentParcel['items'][number] => {
  const product = ownProducts()[n - 1];
  if (product === undefined) throw new Error(`there is no product ${n}`);
  const { id: accessoryId, name, images, price } = product;
  return { accessoryId, name, image: images[0] ?? null, price, ordered, quantity, returned: 0 };
};

const address = {
  ...{ fullName: 'Ayesha Khan', phone: '+923001234567', address: 'House 4, Street 2', city: 'Lahore' },
  ...{ area: 'Gulberg III', landmark: 'اتحاد پارک کے سامنے' },
};

const sideOf = (status: ParcelStatus): SentParcel['history'][number]['by'] => (status === 'return-asked' ? 'buyer' : 'seller');

/** The `n`th parcel of the own store, of these lines, that has taken these steps, a day each. */
export const aSoldParcel = (n: number, statuses: readonly ParcelStatus[], given: Partial<SentParcel> = {}): SentParcel => {
  const { id, name } = ownStore();
  const items = given.items ?? [soldLine(1, 2)];
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const history = statuses.map((status, index) => ({ status, at: at(20 + index), by: sideOf(status), reason: '', code: null }));
  return {
    ...{ _id: soldParcelId(n), id: soldParcelId(n), status: statuses.at(-1) ?? 'placed', store: { _id: id, name } },
    ...{ items, subtotal, shipping: 100, discount: 0, total: subtotal + 100, payment: 'due' },
    ...{ carriedBy: 'own-delivery', courier: '', trackingNumber: '', tracked: null, trackedAt: null, remittedAt: null },
    ...{ placedAt: at(19), statusAt: at(19 + statuses.length), shippedAt: null, deliveredAt: null, receivedAt: null, mayReturnUntil: null },
    ...{ expectedFrom: '2099-11-23', expectedUntil: '2099-11-24' },
    ...{ returnRequest: null, contest: null, contestable: null, waitsForAdmin: false, history, refunds: [] },
    sellerMayReport: statuses.at(-1) === 'shipped' && (given.carriedBy ?? 'own-delivery') === 'own-delivery',
    order: { _id: orderId(n), number: `K7QX2M${String(n).padStart(2, '0')}`, note: '', paymentMethod: 'cash-on-delivery' },
    buyer: { fullName: address.fullName, address, refusals: 0 },
    ...given,
  };
};

const anObjection = {
  ...({ kind: 'refusal', status: 'open', reason: 'Nobody rang at my door.' } as const),
  ...{ at: at(27), decision: '', decidedAt: null },
} as const;

const returned = [{ accessoryId: soldLine(2, 1).accessoryId, quantity: 1 }];

/** Those that are offered where a courier is simulated. */
export const someCouriers = (): Answer<'getOrdersCouriers'>['couriers'] => [
  { id: 'own-delivery', isTest: false, isAsked: false, cities: null },
  { id: 'test-courier', isTest: true, isAsked: true, cities: ['lahore', 'karachi'] },
];

/** Parcels of every kind: new with a note and a buyer who refused others, confirmed and paid, sent, to come back, contested, long over. */
export const soldParcels = (): SentParcel[] => [
  aSoldParcel(1, [], {
    items: [soldLine(1, 2), soldLine(2, 1)],
    order: { _id: orderId(1), number: 'K7QX2M01', note: 'Please call before you come.', paymentMethod: 'cash-on-delivery' },
    buyer: { fullName: address.fullName, address, refusals: 2 },
  }),
  aSoldParcel(2, ['confirmed'], {
    items: [soldLine(4, 3, 2)],
    payment: 'paid',
    order: { _id: orderId(2), number: 'K7QX2M02', note: '', paymentMethod: 'bank-transfer' },
  }),
  aSoldParcel(3, ['confirmed', 'shipped'], { courier: 'TCS', trackingNumber: '77 123 456', shippedAt: at(21) }),
  aSoldParcel(8, ['confirmed', 'shipped'], {
    ...{ carriedBy: 'test-courier', courier: 'Test courier', trackingNumber: 'TEST-4f2a9c01', shippedAt: at(21) },
    ...{ tracked: 'in-transit', trackedAt: at(22) },
  }),
  aSoldParcel(4, ['confirmed', 'shipped', 'delivered', 'return-asked'], {
    ...{ items: [soldLine(2, 2)], payment: 'collected', deliveredAt: at(22), mayReturnUntil: at(29) },
    returnRequest: { items: returned, reason: 'سلائی کھل گئی ہے' },
  }),
  aSoldParcel(5, ['confirmed', 'shipped', 'refused'], {
    ...{ payment: 'void', waitsForAdmin: true, contest: anObjection },
    history: [{ status: 'refused', at: at(26), by: 'seller', reason: 'دروازے پر کوئی نہیں تھا', code: null }],
  }),
  aSoldParcel(6, ['confirmed', 'shipped', 'delivered'], {
    ...{ payment: 'collected', deliveredAt: at(22), buyer: { fullName: 'Former member', address: null, refusals: 0 } },
  }),
  aSoldParcel(7, ['cancelled'], {
    payment: 'void',
    history: [{ status: 'cancelled', at: at(25), by: 'product', reason: '', code: 'unconfirmed' }],
  }),
];

/** What waits for payment: nothing came yet, a slip was sent, a wallet whose page is open. */
export const unpaidParcels = (): UnpaidParcel[] => {
  const unpaid = (n: number, items: UnpaidParcel['items'], given: Partial<UnpaidParcel>): UnpaidParcel => {
    const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return {
      ...{ _id: soldParcelId(n), id: soldParcelId(n), items, subtotal, shipping: 100, discount: 0, total: subtotal + 100 },
      ...{ order: { number: `K7QX2M${n}`, paymentMethod: 'bank-transfer' }, placedAt: at(19), isSlipSent: false, dueAt: at(20) },
      ...given,
    };
  };
  return [
    unpaid(11, [soldLine(1, 10), soldLine(2, 1)], {}),
    unpaid(12, [soldLine(2, 2)], { isSlipSent: true, dueAt: at(26) }),
    unpaid(13, [soldLine(4, 1)], { order: { number: 'K7QX2M13', paymentMethod: 'jazzcash' }, dueAt: null }),
  ];
};

/** One page of them. */
export const unpaidPage = (parcels: readonly UnpaidParcel[]) => ({
  parcels: [...parcels],
  pagination: { page: 1, limit: 20, total: parcels.length, totalPages: 1, totalIsCapped: false },
});

/** One page of parcels; with a status, of those alone. */
export const soldPage = (parcels: readonly SentParcel[], wanted: string | null = null) => {
  const found = parcels.filter(({ status }) => wanted === null || status === wanted);
  return { parcels: found, pagination: { page: 1, limit: 20, total: found.length, totalPages: 1, totalIsCapped: false } };
};

/** What waits among these parcels. */
export const waitingOf = (parcels: readonly SentParcel[]): Answer<'getOrdersParcelsWaiting'>['waiting'] => {
  const matterOf = (found: readonly SentParcel[]) => ({ count: found.length, since: found[0]?.placedAt ?? null });
  const inStatus = (wanted: ParcelStatus) => matterOf(parcels.filter(({ status }) => status === wanted));
  return {
    ...{ toConfirm: inStatus('placed'), toSend: inStatus('confirmed'), returns: inStatus('return-asked') },
    disputes: matterOf(parcels.filter(({ waitsForAdmin }) => waitsForAdmin)),
  };
};
