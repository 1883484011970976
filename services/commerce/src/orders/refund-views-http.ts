import { formatIban } from '@paltu/reference';
import { z } from 'zod';
import { refundAccountKinds, type OrderRefund, type RefundAccount } from '../refunds/refund.ts';
import { addressView, presentRefund, refundView } from './order-views-http.ts';

/** Buyers see the end of an account, admins all of it. */
export const refundAccountView = z
  .strictObject({ kind: z.enum(refundAccountKinds), account: z.string(), title: z.string() })
  .meta({ id: 'RefundAccount' });

export const presentAccount = (account: RefundAccount): RefundAccount =>
  account.kind === 'iban' ? { ...account, account: formatIban(account.account) } : account;

/** With what its seller needs to give it back. */
export const debtView = z
  .strictObject({
    ...refundView.shape,
    orderNumber: z.string(),
    /** Null once the account of the buyer was erased. */
    buyer: addressView.pick({ fullName: true, phone: true }).nullable(),
  })
  .meta({ id: 'Debt' });

/** With what is needed to pay it. */
export const dueRefundView = z
  .strictObject({
    ...debtView.shape,
    /** The store of its parcel; null when more was paid than the order came to. */
    store: z.strictObject({ _id: z.uuid(), name: z.string() }).nullable(),
    /** Where it is paid to; null as long as the buyer has named nothing. */
    refundTo: refundAccountView.nullable(),
  })
  .meta({ id: 'DueRefund' });

export const presentDebt = ({ refund, order: { number, address } }: OrderRefund): z.input<typeof debtView> => ({
  ...presentRefund(refund),
  orderNumber: number,
  buyer: address && { fullName: address.fullName, phone: address.phone },
});

const storeOf = ({ refund, order }: OrderRefund) => {
  const parcel = order.parcels.find(({ id }) => id === refund.parcelId);
  return parcel === undefined ? null : { _id: parcel.storeId, name: parcel.storeName };
};

/** @param account where it is paid to; undefined as long as the buyer has named nothing */
export const presentDueRefund = (one: OrderRefund, account: RefundAccount | undefined): z.input<typeof dueRefundView> => ({
  ...presentDebt(one),
  store: storeOf(one),
  refundTo: account === undefined ? null : presentAccount(account),
});
