import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placedOrder } from '../../../test/placed-order.ts';
import { noteRecall } from './note-recall.ts';
import type { AccessoryId, Order, Parcel } from './order.ts';

const at = new Date('2027-03-02T08:00:00Z');
const recallOf = (accessoryId: AccessoryId) => ({ accessoryId, recalledAt: new Date('2027-03-02T07:00:00Z') });
const firstOf = ({ parcels }: Order): AccessoryId => parcels[0]?.lines[0]?.accessoryId as AccessoryId;
const eventsOf = (order: Order, id = firstOf(order)) => noteRecall(order, recallOf(id), at).events;
const withFirst = (order: Order, change: (parcel: Parcel) => Partial<Parcel>): Order => ({
  ...order,
  parcels: order.parcels.map((parcel, index) => (index === 0 ? { ...parcel, ...change(parcel) } : parcel)),
});

test('who ordered what was recalled is to know, once for each order', () => {
  fc.assert(
    fc.property(placedOrder, (order) => {
      const { state, events } = noteRecall(order, recallOf(firstOf(order)), at);
      expect(events).toMatchObject([{ type: 'ProductRecalled', accessoryId: firstOf(order), order: state }]);
      expect(state).toEqual({ ...order, version: order.version + 1, updatedAt: at });
    }),
  );
});

test.each(['cancelled', 'refused', 'lost'] as const)('of a parcel that is %s nobody has anything', (status) => {
  fc.assert(fc.property(placedOrder, (order) => expect(eventsOf(withFirst(order, () => ({ status })))).toEqual([])));
});

test('nobody has what was dropped or came back, nor what was never ordered', () => {
  const without = (pieces: 'dropped' | 'returned') => (parcel: Parcel) => ({
    lines: parcel.lines.map((line) => (pieces === 'dropped' ? { ...line, quantity: 0 } : { ...line, returned: line.quantity })),
  });
  fc.assert(
    fc.property(placedOrder, (order) => {
      for (const pieces of ['dropped', 'returned'] as const) expect(eventsOf(withFirst(order, without(pieces)))).toEqual([]);
      expect(eventsOf(order, 'another' as AccessoryId)).toEqual([]);
    }),
  );
});
