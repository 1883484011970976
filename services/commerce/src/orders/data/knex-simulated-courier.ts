import { newId, type Clock } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import { cities } from '@paltu/reference';
import type { Knex } from 'knex';
import type { CourierReport } from '../domain/courier-reports.ts';
import { trackedStates, type ParcelId } from '../domain/order.ts';
import type { CourierBehaviour, SimulatedCourier } from '../use-cases/courier-ports.ts';

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
