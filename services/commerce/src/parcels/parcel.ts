import { refusal, invalidInput, type FieldError } from '@paltu/kernel';
import { expectedOnItsWay, lastDueBy, nextDueAt, returnWithinMs, silentMs } from '../orders/due-times.ts';
import {
  cancelledParcel,
  changedParcel,
  isStoreAway,
  isUnshipped,
  movedParcel,
  oneByOne,
  parcelIn,
  reminded,
  unchanged,
  notYourStep,
  wrongStep,
  type OrderStep,
} from '../orders/order-changes.ts';
import type { CourierId, Order, OrderLine, Parcel, ParcelId, ParcelStatus, Pieces, Side } from '../orders/order.ts';

export const alreadyShipped = refusal('conflict', 'order.already-shipped', 'Nothing of this order can be cancelled any more');

export const courierReports = refusal(
  'conflict',
  'parcel.courier-reports',
  'The courier of this parcel reports how it ends. You can report it yourself once the courier has been silent for 14 days.',
);

export const storeNotAway = refusal(
  'conflict',
  'parcel.store-there',
  'The store of this parcel is not suspended: only the buyer and the store can cancel it.',
);

export const parcelRecalled = refusal(
  'conflict',
  'parcel.recalled',
  'A product of this order was recalled and is being taken out. Please reload the parcel in a moment.',
);

/** Which side may move a parcel from which status to which. */
const steps: readonly { readonly from: ParcelStatus; readonly to: ParcelStatus; readonly by: readonly Side[] }[] = [
  { from: 'placed', to: 'confirmed', by: ['seller'] },
  { from: 'confirmed', to: 'shipped', by: ['seller'] },
  { from: 'placed', to: 'cancelled', by: ['buyer', 'seller', 'admin'] },
  { from: 'confirmed', to: 'cancelled', by: ['buyer', 'seller', 'admin'] },
  { from: 'shipped', to: 'delivered', by: ['seller', 'buyer', 'admin'] },
  { from: 'shipped', to: 'refused', by: ['seller', 'admin'] },
  { from: 'shipped', to: 'lost', by: ['admin'] },
  { from: 'delivered', to: 'return-asked', by: ['buyer'] },
  { from: 'returned', to: 'return-asked', by: ['buyer'] },
  { from: 'return-asked', to: 'returned', by: ['seller', 'admin'] },
  { from: 'return-asked', to: 'delivered', by: ['seller', 'admin'] },
];

/** A step of a parcel, and its details. */
export interface StepDetails {
  readonly parcelId: ParcelId;
  readonly status: ParcelStatus;
  readonly by: Side;
  readonly reason: string;
  readonly carriedBy?: CourierId | undefined;
  readonly courier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  /** The pieces to return; all that are left of the parcel when absent. */
  readonly items?: readonly Pieces[] | undefined;
  /** Returned pieces are put back into stock. */
  readonly restock?: boolean | undefined;
}

/** Pieces that the buyer has, or is to get. */
const piecesLeft = ({ quantity, returned }: OrderLine): number => quantity - returned;

const allLeft = ({ lines }: Parcel): readonly Pieces[] =>
  lines.filter((line) => piecesLeft(line) > 0).map((line) => ({ accessoryId: line.accessoryId, quantity: piecesLeft(line) }));

/** @throws AppError `request.invalid` when it names what is not in the parcel, or more of it than is left */
const checkedPieces = ({ lines }: Parcel, items: readonly Pieces[]): readonly Pieces[] => {
  const wrong = items.flatMap(({ accessoryId, quantity }, at): FieldError[] => {
    const line = lines.find((one) => one.accessoryId === accessoryId);
    if (line === undefined) return [{ path: `items.${at}.accessoryId`, code: 'invalid', msg: 'This product is not in the parcel' }];
    if (quantity <= piecesLeft(line)) return [];
    return [{ path: `items.${at}.quantity`, code: 'too-big', msg: `The parcel has ${piecesLeft(line)} of it` }];
  });
  if (wrong.length > 0) throw invalidInput(wrong);
  return items;
};

/** With the pieces of the last request among those that came back before. */
export const returnedLines = ({ lines, returnRequest }: Parcel, restock: boolean): readonly OrderLine[] =>
  lines.map((line) => {
    const back = returnRequest?.items.find(({ accessoryId }) => accessoryId === line.accessoryId)?.quantity ?? 0;
    return { ...line, returned: line.returned + back, restocked: line.restocked + (restock ? back : 0) };
  });

const isWithin = (since: Date | null, ms: number, at: Date): boolean => since !== null && at.getTime() - since.getTime() <= ms;

export const isContestOpen = ({ contest }: Pick<Parcel, 'contest'>): boolean => contest?.status === 'open';

/** What a step changes beside the status. */
const changesBy: Partial<Record<ParcelStatus, (parcel: Parcel, details: StepDetails, at: Date) => Partial<Parcel>>> = {
  shipped: (parcel, { carriedBy = 'own-delivery', courier = '', trackingNumber = '' }, at) => ({
    ...{ carriedBy, courier, trackingNumber },
    shippedAt: at,
    expected: expectedOnItsWay(parcel, at),
  }),
  delivered: ({ deliveredAt, receivedAt }, { by }, at) => ({
    deliveredAt: deliveredAt ?? at,
    receivedAt: receivedAt ?? (by === 'buyer' ? at : null),
  }),
  // Asking for a return confirms the delivery.
  'return-asked': (parcel, { items = allLeft(parcel), reason }, at) => ({
    returnRequest: { items: checkedPieces(parcel, items), reason },
    receivedAt: parcel.receivedAt ?? at,
  }),
  returned: (parcel, { restock = false }) => ({ lines: returnedLines(parcel, restock) }),
};

/** Each piece can be given back until its seven days are over, also after others were. */
const isReturnable = (parcel: Parcel, at: Date): boolean => allLeft(parcel).length > 0 && isWithin(parcel.deliveredAt, returnWithinMs, at);

const isSilent = ({ trackedAt, statusAt }: Parcel, at: Date): boolean => !isWithin(trackedAt ?? statusAt, silentMs, at);

/** Whether a seller may report the end of a parcel: one that goes by a courier that reports only once that has been silent for long. */
export const maySellerReport = (parcel: Parcel, at: Date): boolean =>
  parcel.status === 'shipped' && (parcel.carriedBy === 'own-delivery' || isSilent(parcel, at));

/** Both sides read why an admin decides so, and a buyer why a return is refused. */
const needsReason = (from: ParcelStatus, { status, by }: Pick<StepDetails, 'status' | 'by'>): boolean =>
  by === 'admin' || (from === 'return-asked' && status === 'delivered');

/**
 * An admin ends what its seller cannot send, and nothing else of what two agreed; a buyer gives back while there is time.
 * @throws AppError `parcel.store-there`, `parcel.wrong-step`
 */
const checkTime = (parcel: Parcel, { status, by }: Pick<StepDetails, 'status' | 'by'>, at: Date): void => {
  if (status === 'cancelled' && by === 'admin' && !isStoreAway(parcel)) throw storeNotAway();
  if (status === 'return-asked' && !isReturnable(parcel, at)) throw wrongStep();
};

/** @throws AppError `parcel.not-yours`, `parcel.wrong-step`, `parcel.store-there`, `parcel.courier-reports`, `request.invalid` */
const checkStep = (parcel: Parcel, { status, by, reason }: StepDetails, at: Date): void => {
  const step = steps.find(({ from, to }) => from === parcel.status && to === status);
  if (step === undefined) throw wrongStep();
  if (!step.by.includes(by)) throw notYourStep();
  checkTime(parcel, { status, by }, at);
  if (by === 'seller' && parcel.status === 'shipped' && !maySellerReport(parcel, at)) throw courierReports();
  if (reason === '' && needsReason(step.from, { status, by }))
    throw invalidInput([{ path: 'reason', code: 'required', msg: 'Reason is required' }]);
};

const isConfirmedByBuyer = ({ status, receivedAt }: Parcel, { by, status: wanted }: StepDetails): boolean =>
  status === 'delivered' && wanted === status && by === 'buyer' && receivedAt === null;

/**
 * A side moves a parcel to its next status. Repeating a step changes nothing, but a buyer may confirm a delivery that the seller reported.
 * @throws AppError `parcel.not-yours`, `parcel.wrong-step`, `parcel.store-there`, `parcel.courier-reports`
 */
export const takeStep = (order: Order, details: StepDetails, at: Date): OrderStep => {
  const { parcelId, status, by, reason } = details;
  const parcel = parcelIn(order, parcelId);
  if (!steps.some((step) => step.to === status && step.by.includes(by))) throw notYourStep();
  // What is contested an admin decides first.
  if (isContestOpen(parcel)) {
    if (parcel.status === status && !isConfirmedByBuyer(parcel, details)) return unchanged(order);
    throw wrongStep();
  }
  if (isConfirmedByBuyer(parcel, details)) return changedParcel(order, { ...parcel, receivedAt: at }, { by, at });
  if (parcel.status === status) return unchanged(order);
  checkStep(parcel, details, at);
  if (status === 'cancelled') return cancelledParcel(order, parcelId, { at, by, reason, code: '' });
  return movedParcel(order, parcel, { status, at, by, reason, code: '' }, changesBy[status]?.(parcel, details, at));
};

/** The buyer cancels all parcels that are not shipped. @throws AppError `order.already-shipped` when all are */
export const cancelOrder = (order: Order, at: Date): OrderStep => {
  const open = order.parcels.filter(isUnshipped);
  if (order.parcels.every(({ status }) => status === 'cancelled')) return unchanged(order);
  if (open.length === 0) throw alreadyShipped();
  return oneByOne(
    order,
    open.map(
      ({ id }) =>
        (before: Order) =>
          cancelledParcel(before, id, { at, by: 'buyer', reason: '', code: '' }),
    ),
  );
};

/**
 * The store drops pieces that it does not have; shares of the other pieces do not change. Without any left the parcel is cancelled.
 * @throws AppError `parcel.wrong-step`, `request.invalid`
 */
export const dropPieces = (
  order: Order,
  { parcelId, items, reason }: { readonly parcelId: ParcelId; readonly items: readonly Pieces[]; readonly reason: string },
  at: Date,
): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (!isUnshipped(parcel)) throw wrongStep();
  checkedPieces(parcel, items);
  const dropped = new Map(items.map(({ accessoryId, quantity }) => [accessoryId, quantity]));
  const lines = parcel.lines.map((line) => ({ ...line, quantity: line.quantity - (dropped.get(line.accessoryId) ?? 0) }));
  if (lines.every(({ quantity }) => quantity === 0)) return cancelledParcel(order, parcelId, { at, by: 'seller', reason, code: '' });
  const { status } = parcel;
  const history = [...parcel.history, { status, at, by: 'seller' as const, reason, code: '' as const }];
  return changedParcel(order, { ...parcel, lines, history }, { by: 'seller', at });
};

/** Publishes a due reminder once, or cancels a parcel that its seller did not confirm in time, or is kept from sending. */
export const passTime = (order: Order, parcelId: ParcelId, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (parcel.nextDueAt === null || parcel.nextDueAt > at) return unchanged(order);
  const { due, count } = lastDueBy(parcel, at);
  if (due === undefined) return unchanged(order);
  const code = parcel.status === 'confirmed' ? 'store-away' : 'unconfirmed';
  if (due.awaited.length === 0) return cancelledParcel(order, parcelId, { at, by: 'product', reason: '', code });
  const waiting = { ...parcel, remindersSent: count };
  const waitsForAdmin = parcel.waitsForAdmin || due.awaited.includes('admin');
  return reminded(order, { ...waiting, waitsForAdmin, nextDueAt: nextDueAt(waiting) }, { awaited: due.awaited, at });
};
