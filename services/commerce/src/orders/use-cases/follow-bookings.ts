import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import { followedBooking, type Awaited, type CourierBooking } from '../domain/courier-booking.ts';
import { followRemittance, followReports } from '../domain/courier-reports.ts';
import type { OrderStep } from '../domain/order-changes.ts';
import type { Order } from '../domain/order.ts';
import type { Courier, CourierQueries } from './courier-ports.ts';
import type { InOrderTransaction } from './ports.ts';

export interface FollowBookingsNeeds {
  readonly inTransaction: InOrderTransaction;
  readonly queries: CourierQueries;
  readonly couriers: readonly Courier[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Keeps when the courier is asked next, so that only one of several instances asks now. Undefined for the others. */
const claim = ({ inTransaction }: FollowBookingsNeeds, { orderId, parcelId }: CourierBooking, now: Date): Promise<Awaited | undefined> =>
  inTransaction(async ({ orders, bookings }) => {
    // What another instance, or a step, has locked is left to the next run.
    const order = await orders.findUnlessHeld(orderId);
    const booking = order && (await bookings.find(parcelId));
    if (order === undefined || booking === undefined || booking.nextInquiryAt === null || booking.nextInquiryAt > now) return undefined;
    const followed = followedBooking(order, booking, now);
    await bookings.save(followed.booking);
    return followed.awaited;
  });

const decide = ({ inTransaction }: FollowBookingsNeeds, { orderId }: CourierBooking, decideOn: (order: Order) => OrderStep) =>
  inTransaction(async ({ orders, keep }) => {
    const order = await orders.get(orderId);
    await keep(order, decideOn(order));
  });

const followOne = async (needs: FollowBookingsNeeds, courier: Courier, booking: CourierBooking, now: Date): Promise<void> => {
  const { parcelId, orderId } = booking;
  const awaited = await claim(needs, booking, now);
  if (awaited === 'reports') {
    const reports = await courier.track(parcelId);
    await needs.inTransaction(async ({ orders, bookings, keep }) => {
      const order = await orders.get(orderId);
      await bookings.noteReports(parcelId, reports);
      await keep(order, followReports(order, parcelId, reports, now));
    });
  }
  if (awaited === 'remittance') {
    const amount = await courier.remittance(parcelId);
    if (amount !== undefined) await decide(needs, booking, (order) => followRemittance(order, parcelId, amount, now));
  }
  if (awaited === 'calling-off') {
    await courier.cancel(parcelId);
    await needs.inTransaction(async ({ orders, bookings }) => {
      await orders.get(orderId);
      await bookings.remove(parcelId);
    });
  }
};

/**
 * A job: asks couriers how far parcels are and whether they remitted their cash, and cancels bookings whose parcel does not go by them. Several
 * instances may run it at once. No courier is asked while a row is locked.
 */
export const followBookings =
  (needs: FollowBookingsNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const { queries, logger, clock } = needs;
    const now = clock.now();
    const list = (after: CourierBooking | undefined, limit: number) => queries.listToFollow(now, after, limit);
    await eachDue<CourierBooking>({ list, logger, stopping }, async (booking) => {
      const courier = needs.couriers.find(({ id }) => id === booking.courierId);
      // A courier that is not offered now is asked when it is offered again.
      if (courier !== undefined) await followOne(needs, courier, booking, now);
    });
  };
