import { contestReturnWithinMs, returnWithinMs } from './due-times.ts';
import type { Order, Parcel } from './order.ts';
import { isRefundContested } from './refunds.ts';

type Settling = Pick<Parcel, 'id' | 'status' | 'deliveredAt' | 'waitsForAdmin' | 'contest' | 'history'>;
type Settled = Pick<Order, 'refunds'>;

/** Buyer and seller, or an admin, still have to agree about it. */
const isOpen = (order: Settled, { id, status, waitsForAdmin, contest }: Settling): boolean =>
  status === 'return-asked' || waitsForAdmin || contest?.status === 'open' || isRefundContested(order, id);

/** When the seller, or an admin, refused the last return that was asked for. */
const returnRefusedAt = ({ history }: Settling): Date | undefined =>
  history.findLast(({ status }, at) => status === 'delivered' && history[at - 1]?.status === 'return-asked')?.at;

/**
 * The last moment at which the buyer can still give something of a parcel back, or contest it: its store may be paid after that. Null before
 * the delivery, infinity as long as something about it is open, whatever time passes.
 */
export const settlesAt = (order: Settled, parcel: Settling): Date | 'infinity' | null => {
  const { deliveredAt } = parcel;
  if (deliveredAt === null) return null;
  if (isOpen(order, parcel)) return 'infinity';
  const refusedAt = returnRefusedAt(parcel);
  const contestedUntil = refusedAt === undefined ? 0 : refusedAt.getTime() + contestReturnWithinMs;
  return new Date(Math.max(deliveredAt.getTime() + returnWithinMs, contestedUntil));
};
