import { orRefuse, eachDue, type Viewer } from '@paltu/kernel';
import { findCity } from '@paltu/reference';
import { parcelIn, notYourStep, wrongStep, parcelNotFound, type OrderStep } from '../orders/order-changes.ts';
import type { OrderScope, OrderQueries, DecidingJob, Deciding } from '../orders/order-scope.ts';
import { requireSide } from '../orders/order-status.ts';
import type { CourierId, Order, OrderId, ParcelId } from '../orders/order.ts';
import type { CourierQueries } from './courier-store.ts';
import {
  askedBooking,
  bookedBooking,
  cashToCollect,
  followedBooking,
  followRemittance,
  followReports,
  cityNotServed,
  courierNotOffered,
  type Carriage,
  type Courier,
  type Awaited,
  type CourierBooking,
  type CourierBehaviour,
  type SimulatedCourier,
} from './courier.ts';
import { parcelRecalled, takeStep, type StepDetails } from './parcel.ts';

interface ShipParcelNeeds extends Deciding {
  readonly queries: Pick<OrderQueries, 'findOfParcel'>;
  readonly couriers: readonly Courier[];
}

interface ShipRequest {
  readonly parcelId: ParcelId;
  readonly reason: string;
  readonly carriedBy?: CourierId | undefined;
  readonly courier?: string | undefined;
  readonly trackingNumber?: string | undefined;
}

/** @throws AppError `courier.not-offered`, `courier.city-not-served`, `parcel.recalled`, and what a step may be refused for */
export type ShipParcel = (viewer: Viewer, request: ShipRequest) => Promise<Order>;

const checkCity = async (courier: Courier, { address }: Order): Promise<void> => {
  const served = await courier.cities();
  const city = findCity(address?.city ?? '')?.id;
  if (served !== null && (city === undefined || !served.includes(city))) throw cityNotServed();
};

/** The courier, and the step that it makes possible. */
interface Shipping {
  readonly courier: Courier;
  readonly orderId: OrderId;
  readonly details: StepDetails;
}

/** @throws AppError `parcel.recalled` as long as a recall of something in the order is not followed: it would still be in the parcel */
const requireNotRecalled = async ({ recalls }: OrderScope, orderId: OrderId): Promise<void> => {
  if (await recalls.isNoted(orderId)) throw parcelRecalled();
};

/** Refuses impossible steps before a courier is asked, and keeps the booking: if this process dies now, a job cancels it. */
const noteAsked = async (scope: OrderScope, { courier, orderId, details }: Shipping, at: Date) => {
  const { orders, bookings } = scope;
  const held = await orders.get(orderId);
  const parcel = parcelIn(held, details.parcelId);
  const before = await bookings.find(details.parcelId);
  const isSent = takeStep(held, details, at).state === held;
  const toCollect = cashToCollect(held, parcel);
  if (!isSent) await requireNotRecalled(scope, orderId);
  if (isSent || !courier.isAsked) return { isSent, toCollect, isOutdated: false };
  if (before?.status === 'calling-off') throw wrongStep();
  await bookings.save(askedBooking(held, parcel, courier.id, at));
  return { isSent, toCollect, isOutdated: before !== undefined && before.toCollect !== toCollect };
};

/** Refuses when the booking was made for another amount, or was cancelled meanwhile. */
const send = async (scope: OrderScope, { courier, orderId, details }: Shipping, at: Date) => {
  const { orders, bookings, keep } = scope;
  const order = await orders.get(orderId);
  const step = takeStep(order, details, at);
  if (step.state === order) return order;
  await requireNotRecalled(scope, orderId);
  if (courier.isAsked) {
    const booking = await bookings.find(details.parcelId);
    if (booking?.status !== 'asked' || booking.toCollect !== cashToCollect(order, parcelIn(order, details.parcelId))) throw wrongStep();
    await bookings.save(bookedBooking(booking, at));
  }
  return keep(order, step);
};

/** A seller hands a parcel to a courier, which gives the tracking number. No courier is asked while a row is locked. */
export const shipParcel =
  ({ inTransaction, queries, clock, couriers }: ShipParcelNeeds): ShipParcel =>
  async (viewer, { parcelId, reason, carriedBy = 'own-delivery', courier: name = '', trackingNumber = '' }) => {
    const { order, side: by } = requireSide(await queries.findOfParcel(parcelId), parcelId, viewer);
    const courier = orRefuse(
      couriers.find(({ id }) => id === carriedBy),
      courierNotOffered,
    );
    const details: StepDetails = { parcelId, status: 'shipped', by, reason, carriedBy };
    await checkCity(courier, order);
    const shipping: Shipping = { courier, orderId: order.id, details };
    const asked = await inTransaction((scope) => noteAsked(scope, shipping, clock.now()));
    if (asked.isOutdated) await courier.cancel(parcelId);
    const given: Carriage = { courier: name, trackingNumber };
    const carriage = asked.isSent ? given : await courier.book({ reference: parcelId, toCollect: asked.toCollect, given });
    return inTransaction((scope) => send(scope, { ...shipping, details: { ...details, ...carriage } }, clock.now()));
  };

interface FollowBookingsNeeds extends DecidingJob {
  readonly queries: CourierQueries;
  readonly couriers: readonly Courier[];
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

interface PlayCourierNeeds extends Deciding {
  readonly queries: Pick<OrderQueries, 'findOfParcel'>;
  /** Undefined where no test courier is offered. */
  readonly simulator: SimulatedCourier | undefined;
  /** Asks couriers what became of what is due. */
  readonly follow: () => Promise<void>;
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
