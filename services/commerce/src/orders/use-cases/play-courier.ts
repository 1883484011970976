import { orRefuse, type Clock, type Viewer } from '@paltu/kernel';
import { notYourStep, parcelNotFound, wrongStep } from '../domain/order-errors.ts';
import type { Order, ParcelId } from '../domain/order.ts';
import type { CourierBehaviour, SimulatedCourier } from './courier-ports.ts';
import type { InOrderTransaction, OrderQueries } from './ports.ts';
import { requireSide } from './require-side.ts';

export interface PlayCourierNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: Pick<OrderQueries, 'findOfParcel'>;
  /** Undefined where no test courier is offered. */
  readonly simulator: SimulatedCourier | undefined;
  /** Asks couriers what became of what is due. */
  readonly follow: () => Promise<void>;
  readonly clock: Clock;
}

/** Resolves with the order after the courier was asked. @throws AppError `parcel.not-yours`, `parcel.wrong-step` unless a test courier carries it */
export type PlayCourier = (viewer: Viewer, parcelId: ParcelId, behaviour: CourierBehaviour) => Promise<Order>;

/** A seller chooses how a test courier goes on, which is asked at once, as a live one would notify of it. */
export const playCourier =
  ({ inTransaction, queries, simulator, follow, clock }: PlayCourierNeeds): PlayCourier =>
  async (viewer, parcelId, behaviour) => {
    const { order, side } = requireSide(await queries.findOfParcel(parcelId), parcelId, viewer);
    if (side !== 'seller') throw notYourStep();
    if (simulator === undefined || !(await simulator.choose(parcelId, behaviour))) throw wrongStep();
    await inTransaction(async ({ orders, bookings }) => {
      await orders.get(order.id);
      const booking = await bookings.find(parcelId);
      if (booking?.status === 'booked') await bookings.save({ ...booking, nextInquiryAt: clock.now() });
    });
    await follow();
    return orRefuse(await queries.findOfParcel(parcelId), parcelNotFound);
  };
