import type { Order, Parcel } from '#shared/api/types.ts';
import { mayCancel } from './parcel-progress.ts';
import type { returnedItems } from './returned-pieces.ts';

/** What a buyer can contest of a parcel. */
export type ContestKind = NonNullable<Parcel['contestable']>['kind'];

/** What a buyer wants to be done with a parcel; `cancel` without one: with all of the order that has not left its store. */
export type BuyerAct =
  | { act: 'cancel'; parcelId: string | undefined }
  | { act: 'received'; parcelId: string }
  | { act: 'return'; parcelId: string; reason: string; items: ReturnType<typeof returnedItems> }
  | { act: 'contest'; parcelId: string; kind: ContestKind; reason: string }
  | { act: 'missingRefund'; parcelId: string; refundId: string; reason: string };

/** What its store has sent meanwhile cannot be cancelled any more, and was not. */
const isAllCancelled = (parcels: Order['parcels']) => !parcels.some(mayCancel) && parcels.some(({ status }) => status === 'cancelled');

/** How a parcel is once it has been done with it. */
const isDoneWith: Readonly<Record<Exclude<BuyerAct['act'], 'missingRefund'>, (parcel: Parcel) => boolean>> = {
  cancel: ({ status }) => status === 'cancelled',
  return: ({ status }) => status === 'return-asked',
  received: ({ receivedAt }) => receivedAt !== null,
  // One that was decided before may stand there until the new one is sent.
  contest: ({ contest }) => contest?.status === 'open',
};

/** Whether it has been done, by the order as it is now. */
export function isDone(
  { act, parcelId, refundId }: Pick<BuyerAct, 'act' | 'parcelId'> & { refundId?: string },
  { parcels, refunds }: Pick<Order, 'parcels' | 'refunds'>,
): boolean {
  if (parcelId === undefined) return isAllCancelled(parcels);
  if (act === 'missingRefund') return refunds.some(({ id, contest }) => id === refundId && contest?.status === 'open');
  return parcels.some((parcel) => parcel.id === parcelId && isDoneWith[act](parcel));
}
