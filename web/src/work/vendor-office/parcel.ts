import { longestSearch } from '@paltu/reference';
import type { ParcelStatus, SentParcel } from '#shared/api/types.ts';
import { isOn, oneOf, oneOfOr, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

/** In the order in which a seller looks for them. */
export const parcelStatuses = [
  'placed',
  'confirmed',
  'return-asked',
  'shipped',
  'delivered',
  'refused',
  'returned',
  'lost',
  'cancelled',
] as const satisfies readonly ParcelStatus[];

export interface ParcelFilters {
  status?: ParcelStatus | undefined;
  /** Our team has to decide about them. */
  disputed?: true | undefined;
  /** The number of the order, the buyer's name or phone number. */
  search?: string | undefined;
}

export const parcelOrders = ['newest', 'oldest'] as const;

export type ParcelOrder = (typeof parcelOrders)[number];

/** What the own store has to send or has sent, by the address. */
export const parcelList: ListSchema<ParcelFilters, { sortBy: ParcelOrder }> = {
  filters: { status: oneOf(parcelStatuses), disputed: isOn, search: searchText(1, longestSearch) },
  settings: { sortBy: oneOfOr('newest', parcelOrders) },
  lastPage: 50,
};

/** Parcels on a page. */
export const pageSize = 20;

/** What a seller does with a parcel, and where each leads. */
export const actStatuses = {
  confirm: 'confirmed',
  ship: 'shipped',
  deliver: 'delivered',
  refused: 'refused',
  cancel: 'cancelled',
  takeBack: 'returned',
  decline: 'delivered',
} as const satisfies Readonly<Record<string, Exclude<ParcelStatus, 'placed'>>>;

export type ParcelAct = keyof typeof actStatuses;

/** The first of them is what is usually done next. */
const actsIn: Partial<Record<ParcelStatus, readonly ParcelAct[]>> = {
  placed: ['confirm', 'cancel'],
  confirmed: ['ship', 'cancel'],
  shipped: ['deliver', 'refused'],
  'return-asked': ['takeBack', 'decline'],
};

/** What its seller may do with a parcel now: of one that is on its way nothing while its courier reports. */
export const actsOf = ({ status, sellerMayReport }: Pick<SentParcel, 'status' | 'sellerMayReport'>): readonly ParcelAct[] =>
  status === 'shipped' && !sellerMayReport ? [] : (actsIn[status] ?? []);

/** Whether something can still be left out of it: it has not left the store. */
export const mayDrop = ({ status }: Pick<SentParcel, 'status'>): boolean => status === 'placed' || status === 'confirmed';

/** What the seller wants to be done, with what it takes. */
export type Wanted =
  | { act: ParcelAct; reason?: string; carriedBy?: SentParcel['carriedBy']; courier?: string; trackingNumber?: string; restock?: boolean }
  | { act: 'drop'; accessoryId: string; pieces: number; reason: string };

const piecesOf = ({ items }: Pick<SentParcel, 'items'>, accessoryId: string): number =>
  items.find((line) => line.accessoryId === accessoryId)?.quantity ?? 0;

/** Whether what was wanted has been done, by the parcel as it was and as it is now. */
export function isDone(wanted: Wanted, before: Pick<SentParcel, 'items'>, now: Pick<SentParcel, 'items' | 'status'>): boolean {
  if (wanted.act !== 'drop') return now.status === actStatuses[wanted.act];
  // With the last of its lines a parcel is cancelled, and its pieces stay written there.
  return now.status === 'cancelled' || piecesOf(now, wanted.accessoryId) <= piecesOf(before, wanted.accessoryId) - wanted.pieces;
}
