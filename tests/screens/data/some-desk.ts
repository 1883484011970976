import type { CaseParcel, DueRefund, Order, OrderCase, SentParcel } from '../../../web/src/shared/api/types.ts';
import { aSoldParcel, soldParcels } from './sold-parcels.ts';
import { aRefund, orderId, someOrders } from './some-orders.ts';
import { storeId } from './some-stores.ts';

const ordered = (): Order => {
  const [first] = someOrders();
  if (first === undefined) throw new Error('an order was expected');
  return first;
};

/** An order whose buyer sent a slip that is called so. */
export const anOrderInCheck = (n: number, name: string): Order => ({
  ...{ ...ordered(), _id: orderId(n), id: orderId(n), number: `B4NKSL${String(n).padStart(2, '0')}` },
  payment: {
    ...{ method: 'bank-transfer', status: 'in-check', dueAt: null, refusal: '', toPay: 0, refunded: 0, refundDue: 0 },
    slip: { name, size: 240_000, reference: `FT2611${String(n).padStart(4, '0')}`, amount: 2_000 },
  },
});

export const ordersInCheck = (): Order[] => [anOrderInCheck(11, 'slip.pdf'), anOrderInCheck(12, 'رسید.jpg')];

const aDueRefund = (n: number, given: Partial<DueRefund> = {}): DueRefund => ({
  ...aRefund(n),
  orderNumber: `K7QX2M${String(n).padStart(2, '0')}`,
  buyer: { fullName: 'Ayesha Khan', phone: '+923001234567' },
  store: { _id: storeId(1), name: 'Paws of Gulberg' },
  refundTo: { kind: 'iban', account: 'PK36 SCBL 0000 0011 2345 6702', title: 'Ayesha Khan' },
  ...given,
});

/** Refunds of a parcel, of what was paid twice, and of a buyer who is gone. */
export const dueRefunds = (): DueRefund[] => [
  aDueRefund(1),
  aDueRefund(2, { parcelId: null, store: null, refundTo: null }),
  aDueRefund(3, { buyer: null, refundTo: { kind: 'phone', account: '+923001234567', title: 'Ayesha Khan' } }),
];

/** What stores owe themselves: one that has not given it back yet, and one of which the buyer denies that it has. */
export const storeDebts = (): DueRefund[] => [
  aDueRefund(4, { owedBy: 'store', status: 'owed-by-store', refundTo: null }),
  aDueRefund(5, {
    ...{ owedBy: 'store', status: 'given-back', refundTo: null, paidAt: '2026-11-25T09:00:00.000Z' },
    contest: { status: 'open', reason: 'اسٹور نے کچھ نہیں بھیجا', answer: '' },
  }),
];

/** Parcels that wait for an admin: contested, sent and never arrived, a return that the store does not answer. */
export const disputedParcels = (): SentParcel[] => [
  ...soldParcels().filter(({ contest }) => contest?.status === 'open'),
  aSoldParcel(8, ['confirmed', 'shipped'], { courier: 'TCS', trackingNumber: '77 123 456', waitsForAdmin: true }),
  aSoldParcel(9, ['confirmed']),
  ...soldParcels()
    .filter(({ status }) => status === 'return-asked')
    .map((parcel) => ({ ...parcel, waitsForAdmin: true })),
];

const inCase = (parcel: SentParcel, given: Partial<CaseParcel>): CaseParcel => ({
  ...parcel,
  store: { ...parcel.store, ownerId: parcel.store._id, earlier: { parcels: 41, refusedReturns: 3, contestsLost: 1 } },
  ...{ cashHeldBy: 'store', courierReports: [], decisions: [] },
  ...given,
});

/** An order of two parcels: its buyer contests that one came, and its slip and a refund wait too. */
export const anOrderCase = (given: Partial<OrderCase> = {}): OrderCase => {
  const { items: _items, address, parcels: _parcels, refunds: _refunds, ...order } = anOrderInCheck(11, 'slip.pdf');
  if (address === null) throw new Error('an address was expected');
  const [contested, returned] = [soldParcels().find(({ contest }) => contest?.status === 'open'), aSoldParcel(4, ['confirmed', 'shipped'])];
  if (contested?.contest == null) throw new Error('a contested parcel was expected');
  const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const step = (hour: number, what: OrderCase['timeline'][number]['what'], by: OrderCase['timeline'][number]['by'], reason = '') =>
    ({ at: at(hour), parcelId: contested.id, what, by, reason, code: null }) as const;
  return {
    ...order,
    ...{ isOwn: false, slip: order.payment.slip, refunds: [...dueRefunds().slice(0, 1), ...storeDebts().slice(1)] },
    buyer: {
      ...{ id: order.id, name: address.fullName, phone: address.phone, address },
      earlier: { orders: 12, refusedAtDoor: 2, contests: 3, contestsUpheld: 1 },
    },
    parcels: [
      inCase(returned, { carriedBy: 'test-courier', courier: 'Test courier', trackingNumber: 'TEST-4f2a9c01' }),
      inCase(contested, {
        ...{ status: 'delivered', carriedBy: 'test-courier', courier: 'Test courier', trackingNumber: 'TEST-77123456' },
        contest: { ...contested.contest, kind: 'not-arrived', reason: 'میں سارا دن گھر پر تھی، کوئی نہیں آیا۔' },
        courierReports: [
          { at: at(7), status: 'out-for-delivery', text: '' },
          { at: at(9), status: 'delivered', text: 'Left with the neighbour' },
        ],
        decisions: ['upheld', 'dismissed'],
      }),
    ],
    timeline: [
      { ...step(1, 'ordered', 'buyer'), parcelId: null },
      step(3, 'confirmed', 'seller'),
      step(5, 'shipped', 'seller'),
      { ...step(9, 'delivered', 'product'), code: 'courier' },
      step(11, 'contested', 'buyer', 'میں سارا دن گھر پر تھی، کوئی نہیں آیا۔'),
    ],
    ...given,
  };
};

const pagination = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1, totalIsCapped: false });

/** One page of refunds that are still to come. */
export const refundsPage = (refunds: readonly DueRefund[]) => ({ refunds: [...refunds], pagination: pagination(refunds.length) });
