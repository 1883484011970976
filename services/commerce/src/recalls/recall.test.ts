import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placedOrder } from '../../test/placed-order.ts';
import { amountsOfParcel } from '../orders/order-amounts.ts';
import type { AccessoryId, Order, Parcel, ParcelStatus } from '../orders/order.ts';
import { followRecall } from './recall.ts';

const at = new Date('2027-03-02T08:00:00Z');

const recallOf = (accessoryId: AccessoryId) => ({ accessoryId, recalledAt: new Date('2027-03-02T07:00:00Z') });

const firstOf = ({ parcels }: Order): AccessoryId => parcels[0]?.lines[0]?.accessoryId as AccessoryId;

const follow = (order: Order, id = firstOf(order), hasLeft = false) => followRecall(order, recallOf(id), hasLeft, at);

const withFirst = (order: Order, change: (parcel: Parcel) => Partial<Parcel>): Order => ({
  ...order,
  parcels: order.parcels.map((parcel, index) => (index === 0 ? { ...parcel, ...change(parcel) } : parcel)),
});

const inStatus = (order: Order, status: ParcelStatus) => withFirst(order, () => ({ status }));

test.each(['delivered', 'return-asked', 'returned', 'shipped'] as const)(
  'the buyer of a parcel that is %s is to know, once for each order',
  (status) => {
    fc.assert(
      fc.property(placedOrder, (placed) => {
        const order = inStatus(placed, status);
        const { state, events } = follow(order);
        expect(events).toMatchObject([{ type: 'ProductRecalled', accessoryId: firstOf(order), order: state }]);
        expect([state.version, state.parcels.map(amountsOfParcel)]).toEqual([order.version + 1, order.parcels.map(amountsOfParcel)]);
        expect(state.parcels[0]?.history.at(-1)?.code).toBe(status === 'shipped' ? 'recalled' : '');
        expect(follow(order, firstOf(order), true).events).toEqual([]);
      }),
    );
  },
);

test.each(['placed', 'confirmed'] as const)(
  'of a parcel that is %s the product is taken out, and with the last one the parcel is cancelled',
  (status) => {
    fc.assert(
      fc.property(placedOrder, (placed) => {
        const order = inStatus(placed, status);
        const [before] = order.parcels as [Parcel];
        const { state, events } = follow(order);
        const [after] = state.parcels as [Parcel];
        const isOnly = before.lines.length === 1;
        expect(events[0]).toMatchObject({ type: 'ParcelChanged', parcelId: before.id, by: 'product' });
        expect(events.some(({ type }) => type === 'ProductRecalled')).toBe(false);
        expect(after.history.at(-1)).toEqual({ status: isOnly ? 'cancelled' : status, at, by: 'product', reason: '', code: 'recalled' });
        const others = before.lines.slice(1).map(({ accessoryId, quantity }) => ({ accessoryId, quantity }));
        if (!isOnly) expect(after.lines.slice(1)).toMatchObject(others);
        expect(isOnly ? 0 : after.lines[0]?.quantity).toBe(0);
        expect(state.parcels.slice(1)).toEqual(order.parcels.slice(1));
      }),
    );
  },
);

test.each(['cancelled', 'refused', 'lost'] as const)('of a parcel that is %s nobody has anything', (status) => {
  fc.assert(fc.property(placedOrder, (order) => expect(follow(inStatus(order, status)).events).toEqual([])));
});

test('nobody has what was dropped or came back, nor what was never ordered', () => {
  const without = (pieces: 'dropped' | 'returned') => (parcel: Parcel) => ({
    status: 'delivered' as const,
    lines: parcel.lines.map((line) => (pieces === 'dropped' ? { ...line, quantity: 0 } : { ...line, returned: line.quantity })),
  });
  fc.assert(
    fc.property(placedOrder, (order) => {
      for (const pieces of ['dropped', 'returned'] as const) expect(follow(withFirst(order, without(pieces))).events).toEqual([]);
      expect(follow(order, 'another' as AccessoryId).events).toEqual([]);
    }),
  );
});
