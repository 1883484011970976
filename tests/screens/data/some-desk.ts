import type { DueRefund, Order, SentParcel } from '../../../web/src/shared/api/types.ts';
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
  ...soldParcels()
    .filter(({ status }) => status === 'return-asked')
    .map((parcel) => ({ ...parcel, waitsForAdmin: true })),
];

const pagination = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1, totalIsCapped: false });

/** One page of refunds that are still to come. */
export const refundsPage = (refunds: readonly DueRefund[]) => ({ refunds: [...refunds], pagination: pagination(refunds.length) });
