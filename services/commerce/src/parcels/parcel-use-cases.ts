import type { Attempt } from '@paltu/idempotency';
import { eachDue, type Viewer } from '@paltu/kernel';
import { notYourStep, parcelNotFound, orderNotFound, type OrderStep } from '../orders/order-changes.ts';
import type { Deciding, DecidingJob, DueParcel, OrderQueries } from '../orders/order-scope.ts';
import { sidesOf, requireSide } from '../orders/order-status.ts';
import type { Order, OrderId, ParcelId, Pieces, Side } from '../orders/order.ts';
import { releaseParcel } from '../payments/payment.ts';
import { requireNoInterest } from '../proposals/proposal.ts';
import { decideContest, openContest, type ContestDecision, type ContestRequest } from './contest.ts';
import { passTime, cancelOrder, dropPieces, takeStep, type StepDetails } from './parcel.ts';

type Named<Details> = Details & { readonly parcelId: ParcelId };

/** Each resolves with the order after it. @throws AppError when this viewer may not take the step, or it is not possible now */
export interface ChangeParcel {
  step(viewer: Viewer, details: Omit<StepDetails, 'by'>): Promise<Order>;
  /** By the buyer. */
  cancel(viewer: Viewer, details: { readonly parcelId: ParcelId }): Promise<Order>;
  /** Once for each key. */
  drop(viewer: Viewer, details: Named<{ readonly items: readonly Pieces[]; readonly reason: string }>, key: string): Promise<Order>;
  contest(viewer: Viewer, details: ContestRequest): Promise<Order>;
  decide(viewer: Viewer, details: ContestDecision): Promise<Order>;
  /** By the seller, of a parcel that waits for payment. */
  release(viewer: Viewer, details: { readonly parcelId: ParcelId }): Promise<Order>;
  /** Cancels all parcels that are not shipped. */
  cancelOrder(viewer: Viewer, id: OrderId): Promise<Order>;
}

type DecideOn = (order: Order, side: Side, at: Date) => OrderStep;

/** Steps of parcels: the order is locked before a decision reads it. */
export const changeParcel = ({
  inTransaction,
  queries,
  clock,
}: Deciding & { readonly queries: Pick<OrderQueries, 'find' | 'findOfParcel'> }): ChangeParcel => {
  const keepDecision = (id: OrderId, decideOn: (order: Order, at: Date) => OrderStep, attempt?: Attempt): Promise<Order> =>
    inTransaction(async ({ orders, keys, keep }) => {
      const now = clock.now();
      const isRepeated = attempt !== undefined && (await keys.claim(attempt, id, now)) !== undefined;
      const order = await orders.get(id);
      return isRepeated ? order : keep(order, decideOn(order, now));
    });
  const sideOf = async (viewer: Viewer, parcelId: ParcelId, allowed: Side | undefined) => {
    // Neither the order of a parcel nor its sides ever change.
    const found = requireSide(await queries.findOfParcel(parcelId), parcelId, viewer, allowed);
    if (allowed !== undefined && found.side !== allowed) throw notYourStep();
    if (found.side === 'admin') requireNoInterest(sidesOf(found.order), viewer.userId);
    return found;
  };
  const change = async (viewer: Viewer, parcelId: ParcelId, allowed: Side | undefined, decideOn: DecideOn): Promise<Order> => {
    const { order, side } = await sideOf(viewer, parcelId, allowed);
    return keepDecision(order.id, (held, at) => decideOn(held, side, at));
  };
  return {
    step: (viewer, details) => change(viewer, details.parcelId, undefined, (order, by, at) => takeStep(order, { ...details, by }, at)),
    cancel: (viewer, { parcelId }) =>
      change(viewer, parcelId, 'buyer', (order, by, at) => takeStep(order, { parcelId, status: 'cancelled', by, reason: '' }, at)),
    drop: async (viewer, details, key) => {
      const { order } = await sideOf(viewer, details.parcelId, 'seller');
      const attempt = { memberId: viewer.userId, key, sent: ['drop', details] };
      return keepDecision(order.id, (held, at) => dropPieces(held, details, at), attempt);
    },
    contest: (viewer, details) => change(viewer, details.parcelId, 'buyer', (order, _side, at) => openContest(order, details, at)),
    decide: (viewer, details) => change(viewer, details.parcelId, 'admin', (order, _side, at) => decideContest(order, details, at)),
    release: async ({ userId }, { parcelId }) => {
      const order = await queries.findOfParcel(parcelId);
      const isSeller = order?.parcels.some(({ id, sellerId }) => id === parcelId && sellerId === userId);
      if (order === undefined || isSeller !== true) throw parcelNotFound();
      return keepDecision(order.id, (held, at) => releaseParcel(held, parcelId, at));
    },
    cancelOrder: async (viewer, id) => {
      const order = await queries.find(id);
      if (order === undefined || order.buyerId !== viewer.userId) throw orderNotFound();
      return keepDecision(id, cancelOrder);
    },
  };
};

interface RemindNeeds extends DecidingJob {
  readonly queries: Pick<OrderQueries, 'listDue'>;
}

/** A job: publishes due reminders, and cancels parcels that nobody confirmed. Several instances may run it at once. */
export const remindOfParcels =
  ({ inTransaction, queries, clock, logger }: RemindNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    await eachDue<DueParcel>({ list: (after, limit) => queries.listDue(now, after, limit), logger, stopping }, ({ orderId, parcelId }) =>
      inTransaction(async ({ orders, keep }) => {
        // What another instance, or a decision, has locked is left to the next run.
        const order = await orders.findUnlessHeld(orderId);
        if (order !== undefined) await keep(order, passTime(order, parcelId, now));
      }),
    );
  };
