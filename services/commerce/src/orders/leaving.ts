import type { MemberId } from '@paltu/kernel';
import { cancelledParcel, isUnshipped, oneByOne, type OrderStep } from './order-changes.ts';
import type { Order, Parcel, Refund } from './order.ts';

/** A member leaves: their parcels that are not shipped are cancelled. */
export const followLeaving = (order: Order, memberId: MemberId, at: Date): OrderStep => {
  const code = order.buyerId === memberId ? 'buyer-left' : 'seller-left';
  const theirs = order.parcels.filter((parcel) => isUnshipped(parcel) && (code === 'buyer-left' || parcel.sellerId === memberId));
  return oneByOne(
    order,
    theirs.map(
      ({ id }) =>
        (before: Order) =>
          cancelledParcel(before, id, { at, by: 'product', reason: '', code }),
    ),
  );
};

const forgottenParcel = (parcel: Parcel, side: 'buyer' | 'seller'): Parcel => ({
  ...parcel,
  ...(side === 'seller' ? { storeName: '' } : {}),
  history: parcel.history.map((entry) => (entry.by === side ? { ...entry, reason: '' } : entry)),
  returnRequest: parcel.returnRequest && (side === 'buyer' ? { ...parcel.returnRequest, reason: '' } : parcel.returnRequest),
  contest: parcel.contest && (side === 'buyer' ? { ...parcel.contest, reason: '' } : parcel.contest),
});

const forgottenRefund = (refund: Refund): Refund =>
  refund.contest === null ? refund : { ...refund, contest: { ...refund.contest, reason: '' } };

/** The account of a side is erased: its texts are deleted, amounts and steps stay. No event is published, because none carries these texts. */
export const forgetMember = (order: Order, memberId: MemberId): OrderStep => {
  const parcels = order.parcels.map((parcel) => {
    if (parcel.sellerId === memberId) return forgottenParcel(parcel, 'seller');
    return order.buyerId === memberId ? forgottenParcel(parcel, 'buyer') : parcel;
  });
  const texts = order.buyerId === memberId ? { address: null, note: '', payment: { ...order.payment, slip: null } } : {};
  const refunds = order.buyerId === memberId ? order.refunds.map(forgottenRefund) : order.refunds;
  return { state: { ...order, ...texts, parcels, refunds }, events: [] };
};
