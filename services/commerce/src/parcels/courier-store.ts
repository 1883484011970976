import { newId, type Clock } from '@paltu/kernel';
import { dueInTurn, fromColumns } from '@paltu/persistence';
import { cities } from '@paltu/reference';
import type { Knex } from 'knex';
import { trackedStates, type ParcelId } from '../orders/order.ts';
import type { CourierBooking, CourierReport, CourierBehaviour, SimulatedCourier, Courier } from './courier.ts';

const toBooking = (row: object): CourierBooking => fromColumns<CourierBooking>(row);

export const knexCourierQueries = (database: Knex) => ({
  /** Bookings that are due by now, the longest waiting first: at most `limit` that follow `after`. */
  listToFollow: async (now: Date, after: CourierBooking | undefined, limit: number): Promise<readonly CourierBooking[]> => {
    const due = database('courier_bookings').where('next_inquiry_at', '<=', now);
    const last = after && ([after.nextInquiryAt, after.parcelId] as const);
    return ((await dueInTurn(due, ['next_inquiry_at', 'parcel_id'], last, limit)) as object[]).map(toBooking);
  },
});

export type CourierQueries = ReturnType<typeof knexCourierQueries>;

interface Simulated {
  readonly reference: ParcelId;
  readonly trackingNumber: string;
  readonly toCollect: number;
  /** Null before one was chosen. */
  readonly behaviour: CourierBehaviour | null;
  readonly bookedAt: Date;
  readonly chosenAt: Date | null;
}

const minuteMs = 60_000;
const remitsAfterMs = 10 * minuteMs;

/** The parcel moves one step each minute, until somebody chooses how it ends. */
const onTheWay = ({ bookedAt, chosenAt }: Simulated, now: Date): readonly CourierReport[] =>
  trackedStates
    .map((status, at) => ({ status, at: new Date(bookedAt.getTime() + at * minuteMs) }))
    .filter(({ at }) => chosenAt !== null || at <= now);

const reportsOf = (simulated: Simulated, now: Date): readonly CourierReport[] => {
  const { behaviour, chosenAt } = simulated;
  const before = onTheWay(simulated, now);
  const at = chosenAt ?? now;
  const [delivered, refused] = [{ status: 'delivered', at } as const, { status: 'refused', at } as const];
  switch (behaviour) {
    case null:
      return before;
    case 'delivers':
      return [...before, delivered];
    case 'refuses':
      return [...before, refused];
    case 'repeats':
      return [delivered, ...before, ...before, delivered, ...before.toReversed(), delivered];
    case 'contradicts':
      return [...before, delivered, ...before.slice(0, 1), refused];
    case 'silent':
      return [];
  }
};

/** A contradicting courier remits a rupee less than it collected, which must not be counted. */
const remittedBy = ({ behaviour, chosenAt, toCollect }: Simulated, now: Date): number | undefined => {
  const isDue = chosenAt !== null && now.getTime() - chosenAt.getTime() >= remitsAfterMs;
  if (!isDue || behaviour === 'refuses' || behaviour === 'silent') return undefined;
  return behaviour === 'contradicts' ? toCollect - 1 : toCollect;
};

/** A courier for manual tests: no parcel moves, and a person chooses how it behaves. */
export const knexSimulatedCourier = (database: Knex, clock: Clock): SimulatedCourier => {
  const find = async (reference: ParcelId): Promise<Simulated | undefined> => {
    const row = (await database('simulated_parcels').where({ reference }).first()) as object | undefined;
    return row && fromColumns<Simulated>(row);
  };
  return {
    id: 'test-courier',
    isTest: true,
    isAsked: true,
    cities: () => Promise.resolve(cities.map(({ id }) => id)),
    book: async ({ reference, toCollect }) => {
      const trackingNumber = `TEST-${newId().slice(-12)}`;
      const row = { reference, tracking_number: trackingNumber, to_collect: toCollect, booked_at: clock.now() };
      await database('simulated_parcels').insert(row).onConflict('reference').ignore();
      const booked = await find(reference);
      return { courier: 'Test courier', trackingNumber: booked?.trackingNumber ?? trackingNumber };
    },
    track: async (reference) => {
      const simulated = await find(reference);
      return simulated === undefined ? [] : reportsOf(simulated, clock.now());
    },
    cancel: async (reference) => {
      await database('simulated_parcels').where({ reference }).delete();
    },
    remittance: async (reference) => {
      const simulated = await find(reference);
      return simulated && remittedBy(simulated, clock.now());
    },
    choose: async (reference, behaviour) =>
      (await database('simulated_parcels').where({ reference }).update({ behaviour, chosen_at: clock.now() })) > 0,
  };
};

/** The store delivers by itself, or by a courier of its own: both sides report, and the store collects the cash. */
export const ownDelivery: Courier = {
  id: 'own-delivery',
  isTest: false,
  isAsked: false,
  cities: () => Promise.resolve(null),
  book: ({ given }) => Promise.resolve(given),
  track: () => Promise.resolve([]),
  cancel: () => Promise.resolve(),
  remittance: () => Promise.resolve(undefined),
};
