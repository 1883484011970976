import type { ParcelStatus } from '#shared/api/types.ts';
import { oneOf } from '#shared/list/list-schema.ts';
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
}

/** What the own store has to send or has sent, by the address. */
export const parcelList: ListSchema<ParcelFilters, object> = { filters: { status: oneOf(parcelStatuses) }, settings: {}, lastPage: 50 };

/** Parcels on a page. */
export const pageSize = 20;

/** Buyers cancel and pay meanwhile. */
export const fresh = { refetchOnMountOrArgChange: true, pollingInterval: 60_000, skipPollingIfUnfocused: true };
