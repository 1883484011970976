import type { Order } from '#shared/api/types.ts';
import { mayCancel } from './parcel-progress.ts';
import type { returnedItems } from './returned-pieces.ts';

/** What a buyer wants to be done with a parcel; `cancel` without one: with all of the order that has not left its store. */
export type BuyerAct =
  | { act: 'cancel'; parcelId: string | undefined }
  | { act: 'received'; parcelId: string }
  | { act: 'return'; parcelId: string; reason: string; items: ReturnType<typeof returnedItems> }
  | { act: 'contest'; parcelId: string; reason: string };

/** What its store has sent meanwhile cannot be cancelled any more, and was not. */
const isAllCancelled = (parcels: Order['parcels']) => !parcels.some(mayCancel) && parcels.some(({ status }) => status === 'cancelled');

/** Whether it has been done, by the order as it is now. */
export function isDone({ act, parcelId }: Pick<BuyerAct, 'act' | 'parcelId'>, { parcels }: Pick<Order, 'parcels'>): boolean {
  if (parcelId === undefined) return isAllCancelled(parcels);
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (act === 'cancel') return parcel?.status === 'cancelled';
  if (act === 'return') return parcel?.status === 'return-asked';
  const since = act === 'received' ? parcel?.receivedAt : parcel?.contest;
  return since !== undefined && since !== null;
}
