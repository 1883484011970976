import type { MemberId } from '@paltu/kernel';
import { lastDueBy, nextDueAt } from './due-times.ts';
import { cancelledParcel, isUnshipped, oneByOne, parcelIn, reminded, unchanged, type OrderStep } from './order-changes.ts';
import type { Order, Parcel, ParcelId, Refund } from './order.ts';

/** Publishes a due reminder once, or cancels a parcel that its seller did not confirm in time. */
export const passTime = (order: Order, parcelId: ParcelId, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (parcel.nextDueAt === null || parcel.nextDueAt > at) return unchanged(order);
  const { due, count } = lastDueBy(parcel, at);
  if (due === undefined) return unchanged(order);
  if (due.awaited.length === 0) return cancelledParcel(order, parcelId, { at, by: 'product', reason: '', code: 'unconfirmed' });
  const waiting = { ...parcel, remindersSent: count };
  const waitsForAdmin = parcel.waitsForAdmin || due.awaited.includes('admin');
  return reminded(order, { ...waiting, waitsForAdmin, nextDueAt: nextDueAt(waiting) }, { awaited: due.awaited, at });
};

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
