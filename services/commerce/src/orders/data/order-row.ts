import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Amounts } from '@paltu/reference';
import { isUnderWay } from '../domain/order-status.ts';
import type { HistoryEntry, Order, OrderId, Parcel } from '../domain/order.ts';

interface FlatOrder extends Omit<Order, 'amounts' | 'parcels'>, Amounts {
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isUnderWay: boolean;
}

export const orderColumns = [
  ...['id', 'number', 'buyer_id', 'version', 'payment_method', 'promo_code', 'subtotal', 'shipping', 'discount', 'total'],
  ...['address', 'note', 'placed_at', 'updated_at'],
] as const;

export const toOrderRow = ({ amounts, parcels, ...own }: Order): Record<string, unknown> =>
  toColumns<FlatOrder>({ ...own, ...amounts, isUnderWay: parcels.some(isUnderWay) }, ['address']);

/** As JSON has it: instants are text. */
interface ParcelRow extends Omit<Parcel, 'history'> {
  readonly orderId: OrderId;
  readonly buyerId: MemberId;
  readonly placedAt: Date;
  readonly history: readonly (Omit<HistoryEntry, 'at'> & { readonly at: string })[];
}

const jsonOfParcel = ['lines', 'returnRequest', 'contest', 'history'] as const;

export const toParcelRows = ({ id: orderId, buyerId, placedAt, parcels }: Order): Record<string, unknown>[] =>
  parcels.map((parcel) => toColumns({ ...parcel, orderId, buyerId, placedAt }, [...jsonOfParcel]));

const toParcel = (row: object): Parcel => {
  const { orderId: _order, buyerId: _buyer, placedAt: _placed, history, ...parcel } = fromColumns<ParcelRow>(row);
  return { ...parcel, history: history.map((entry) => ({ ...entry, at: new Date(entry.at) })) };
};

/** @param parcels rows of its parcels, in the order of their stores */
export const toOrder = (row: object, parcels: readonly object[]): Order => {
  const { subtotal, shipping, discount, total, ...own } = fromColumns<Omit<FlatOrder, 'isUnderWay'>>(row);
  return { ...own, amounts: { subtotal, shipping, discount, total }, parcels: parcels.map(toParcel) };
};
