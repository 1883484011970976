import type { DueRefund, Order, SentParcel } from '../../../web/src/shared/api/types.ts';
import { aSoldParcel, soldParcels } from './sold-parcels.ts';
import { orderId, someOrders } from './some-orders.ts';
import { storeId } from './some-stores.ts';

export const refundId = (n: number): string => `0199a3f0-0000-7000-a600-${String(n).padStart(12, '0')}`;

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

const aRefund = (n: number, given: Partial<DueRefund> = {}): DueRefund => ({
  ...{ _id: refundId(n), id: refundId(n), orderId: orderId(n), parcelId: orderId(n), items: [], amount: 1900 * n, status: 'due' },
  ...{ reference: '', dueAt: '2026-11-24T09:00:00.000Z', paidAt: null, orderNumber: `K7QX2M${String(n).padStart(2, '0')}` },
  ...{ owedBy: 'paltu', contest: null, mayContestFrom: null, mayContestUntil: null, store: { _id: storeId(1), name: 'Paws of Gulberg' } },
  buyer: { fullName: 'Ayesha Khan', phone: '+923001234567' },
  refundTo: { kind: 'iban', account: 'PK36 SCBL 0000 0011 2345 6702', title: 'Ayesha Khan' },
  ...given,
});

/** Refunds of a parcel, of what was paid twice, and of a buyer who is gone. */
export const dueRefunds = (): DueRefund[] => [
  aRefund(1),
  aRefund(2, { parcelId: null, store: null, refundTo: null }),
  aRefund(3, { buyer: null, refundTo: { kind: 'phone', account: '+923001234567', title: 'Ayesha Khan' } }),
];

/** Parcels that wait for an admin: contested, sent and never arrived, a return that the store does not answer. */
export const disputedParcels = (): SentParcel[] => [
  ...soldParcels().filter(({ contest }) => contest?.status === 'open'),
  aSoldParcel(8, ['confirmed', 'shipped'], { courier: 'TCS', trackingNumber: '77 123 456', waitsForAdmin: true }),
  ...soldParcels()
    .filter(({ status }) => status === 'return-asked')
    .map((parcel) => ({ ...parcel, waitsForAdmin: true })),
];

const pagination = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1, totalIsCapped: false });

/** One page of the refunds that are due. */
export const refundsPage = (refunds: readonly DueRefund[]) => ({ refunds: [...refunds], pagination: pagination(refunds.length) });
