import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { orderedAt, placedOrder } from '../../test/placed-order.ts';
import { postingsOf } from '../orders/consequences.ts';
import { trackedStates, type CourierId, type Order, type ParcelId } from '../orders/order.ts';
import { followRemittance, followReports, reportedStates, type CourierReport } from './courier.ts';
import { takeStep } from './parcel.ts';

const report = fc.record({
  status: fc.constantFrom(...reportedStates),
  at: fc.integer({ min: 0, max: 100_000 }).map((ms) => new Date(orderedAt.getTime() + ms)),
});

const answers = fc.array(fc.array(report, { maxLength: 8 }), { maxLength: 12 });

const shippedBy = (placed: Order, carriedBy: CourierId): readonly [Order, ParcelId] => {
  const parcelId = placed.parcels[0]?.id as ParcelId;
  const steps = (['confirmed', 'shipped'] as const).reduce(
    (order, status) => takeStep(order, { parcelId, status, by: 'seller', reason: '', carriedBy }, orderedAt).state,
    placed,
  );
  return [steps, parcelId];
};

/** The ends that one answer names. */
const endsIn = (reports: readonly CourierReport[]): ReadonlySet<string> =>
  new Set(reports.map(({ status }) => status).filter((status) => status === 'delivered' || status === 'refused'));

test('whatever a courier reports, repeatedly, out of order or against itself, a parcel ends once, where the first answer had it that named one end, and never goes back', () => {
  fc.assert(
    fc.property(placedOrder, answers, (placed, given) => {
      const [shipped, parcelId] = shippedBy(placed, 'test-courier');
      const parcelOf = ({ parcels }: Order) => parcels.find(({ id }) => id === parcelId);
      const expected = given.map(endsIn).find(({ size }) => size === 1);
      let order = shipped;
      let published = 0;
      for (const reports of given) {
        const before = parcelOf(order);
        const { state, events } = followReports(order, parcelId, reports, orderedAt);
        const rankOf = (tracked = parcelOf(state)?.tracked) => (tracked ? trackedStates.indexOf(tracked) : -1);
        expect(rankOf()).toBeGreaterThanOrEqual(rankOf(before?.tracked));
        if (before?.status !== 'shipped') expect(state).toBe(order);
        published += events.length;
        order = state;
      }
      expect([parcelOf(order)?.status, published]).toEqual(expected === undefined ? ['shipped', 0] : [[...expected][0], 1]);
      expect(order.parcels.filter(({ id }) => id !== parcelId)).toEqual(shipped.parcels.filter(({ id }) => id !== parcelId));
    }),
    { numRuns: 500 },
  );
});

test('what its store carries itself no courier moves', () => {
  fc.assert(
    fc.property(placedOrder, answers, (placed, given) => {
      const [shipped, parcelId] = shippedBy(placed, 'own-delivery');
      for (const reports of given) expect(followReports(shipped, parcelId, reports, orderedAt).state).toBe(shipped);
    }),
  );
});

test('cash that a courier took is booked once as its own and once as passed on, and only when all of it is', () => {
  fc.assert(
    fc.property(placedOrder, fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 6 }), (placed, differences) => {
      const [shipped, parcelId] = shippedBy(placed, 'test-courier');
      const delivered = followReports(shipped, parcelId, [{ status: 'delivered', at: orderedAt }], orderedAt).state;
      const taken = postingsOf(shipped, delivered).find(({ kind }) => kind === 'courier-cash')?.amount ?? 0;
      expect(postingsOf(shipped, delivered).some(({ kind }) => kind === 'cash' || kind === 'remittance')).toBe(false);
      expect(followRemittance(shipped, parcelId, taken, orderedAt).state).toBe(shipped);
      const kept = differences.reduce(
        (order, difference) => followRemittance(order, parcelId, taken + difference, orderedAt).state,
        delivered,
      );
      const expected = differences.includes(0)
        ? [expect.objectContaining({ kind: 'remittance', from: 'courier', to: 'store', amount: taken })]
        : [];
      expect(postingsOf(delivered, kept)).toEqual(taken === 0 ? [] : expected);
    }),
  );
});
