import type { MemberId, Viewer } from '@paltu/kernel';
import { orderNotFound, parcelNotFound } from '../domain/order-errors.ts';
import { isHiddenFromSellers } from '../domain/payment.ts';
import type { Order, ParcelId, Side } from '../domain/order.ts';

/** The order of a buyer, or for an admin; for anybody else it does not exist. @throws AppError `order.not-found` */
export const requireBuyer = (order: Order | undefined, { userId, role }: Viewer): Order => {
  if (order === undefined || (order.buyerId !== userId && role !== 'admin')) throw orderNotFound();
  return order;
};

const sideOf = (order: Order, parcelId: ParcelId, memberId: MemberId): Side | undefined => {
  const isSeller = order.parcels.find(({ id }) => id === parcelId)?.sellerId === memberId;
  if (isSeller && !isHiddenFromSellers(order)) return 'seller';
  return order.buyerId === memberId ? 'buyer' : undefined;
};

/** The order and the side of the viewer: buyer, seller or admin; for anybody else the parcel does not exist. @throws AppError `parcel.not-found` */
export const requireSide = (
  order: Order | undefined,
  parcelId: ParcelId,
  { userId, role }: Viewer,
  wanted?: Side,
): { readonly order: Order; readonly side: Side } => {
  const asAdmin = role === 'admin' ? 'admin' : undefined;
  const side = order && (wanted === 'admin' ? asAdmin : (sideOf(order, parcelId, userId) ?? asAdmin));
  if (order === undefined || side === undefined) throw parcelNotFound();
  return { order, side };
};
