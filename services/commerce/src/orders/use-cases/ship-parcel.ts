import { orRefuse, type Viewer } from '@paltu/kernel';
import { findCity } from '@paltu/reference';
import { askedBooking, bookedBooking, cashToCollect } from '../domain/courier-booking.ts';
import { parcelIn } from '../domain/order-changes.ts';
import { cityNotServed, courierNotOffered, parcelRecalled, wrongStep } from '../domain/order-errors.ts';
import type { CourierId, Order, OrderId, ParcelId } from '../domain/order.ts';
import { takeStep, type StepDetails } from '../domain/parcel-steps.ts';
import type { Carriage, Courier } from './courier-ports.ts';
import type { DecisionNeeds, OrderScope } from './ports.ts';
import { requireSide } from './require-side.ts';

export interface ShipParcelNeeds extends DecisionNeeds {
  readonly couriers: readonly Courier[];
}

export interface ShipRequest {
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
  readonly wish: StepDetails;
}

/** @throws AppError `parcel.recalled` as long as a recall of something in the order is not followed: it would still be in the parcel */
const requireNotRecalled = async ({ recalls }: OrderScope, orderId: OrderId): Promise<void> => {
  if (await recalls.isNoted(orderId)) throw parcelRecalled();
};

/** Refuses impossible steps before a courier is asked, and keeps the booking: if this process dies now, a job cancels it. */
const noteAsked = async (scope: OrderScope, { courier, orderId, wish }: Shipping, at: Date) => {
  const { orders, bookings } = scope;
  const held = await orders.get(orderId);
  const parcel = parcelIn(held, wish.parcelId);
  const before = await bookings.find(wish.parcelId);
  const isSent = takeStep(held, wish, at).state === held;
  const toCollect = cashToCollect(held, parcel);
  if (!isSent) await requireNotRecalled(scope, orderId);
  if (isSent || !courier.isAsked) return { isSent, toCollect, isOutdated: false };
  if (before?.status === 'calling-off') throw wrongStep();
  await bookings.save(askedBooking(held, parcel, courier.id, at));
  return { isSent, toCollect, isOutdated: before !== undefined && before.toCollect !== toCollect };
};

/** Refuses when the booking was made for another amount, or was cancelled meanwhile. */
const send = async (scope: OrderScope, { courier, orderId, wish }: Shipping, at: Date) => {
  const { orders, bookings, keep } = scope;
  const order = await orders.get(orderId);
  const step = takeStep(order, wish, at);
  if (step.state === order) return order;
  await requireNotRecalled(scope, orderId);
  if (courier.isAsked) {
    const booking = await bookings.find(wish.parcelId);
    if (booking?.status !== 'asked' || booking.toCollect !== cashToCollect(order, parcelIn(order, wish.parcelId))) throw wrongStep();
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
    const wish: StepDetails = { parcelId, status: 'shipped', by, reason, carriedBy };
    await checkCity(courier, order);
    const shipping: Shipping = { courier, orderId: order.id, wish };
    const asked = await inTransaction((scope) => noteAsked(scope, shipping, clock.now()));
    if (asked.isOutdated) await courier.cancel(parcelId);
    const given: Carriage = { courier: name, trackingNumber };
    const carriage = asked.isSent ? given : await courier.book({ reference: parcelId, toCollect: asked.toCollect, given });
    return inTransaction((scope) => send(scope, { ...shipping, wish: { ...wish, ...carriage } }, clock.now()));
  };
