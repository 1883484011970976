import { expect, test } from '@jest/globals';
import type { ParcelStatus } from '#shared/api/types.ts';
import { actStatuses, actsOf, isDone, mayDrop, statusesToDo } from './parcel-acts.ts';

const all: ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refused', 'lost', 'return-asked', 'returned'];

const line = (accessoryId: string, quantity: number) => ({
  ...{ accessoryId, quantity, name: 'Rope ball', image: null, price: 900, ordered: 3, returned: 0 },
});
const parcel = (status: ParcelStatus, quantity = 3) => ({ status, items: [line('a', quantity), line('b', 1)] });

const actsIn = (status: ParcelStatus) => actsOf({ status, sellerMayReport: true });

test('a parcel can be moved on while it waits for its seller or is on its way, and not afterwards', () => {
  expect(all.filter((status) => actsIn(status).length > 0)).toEqual(['placed', 'confirmed', 'shipped', 'return-asked']);
  for (const status of statusesToDo) expect(actsIn(status).length).toBeGreaterThan(0);
});

test('how a parcel on its way ends is not reported by its seller while its courier reports', () => {
  expect(actsOf({ status: 'shipped', sellerMayReport: false })).toEqual([]);
  expect(actsOf({ status: 'confirmed', sellerMayReport: false })).toEqual(actsIn('confirmed'));
});

test('something can be left out of it until it has left the store', () => {
  expect(all.filter((status) => mayDrop({ status }))).toEqual(['placed', 'confirmed']);
});

test('a step has been taken when the parcel stands where it leads', () => {
  for (const status of all)
    for (const act of actsIn(status)) {
      expect(isDone({ act }, parcel(status), parcel(status))).toBe(false);
      expect(isDone({ act }, parcel(status), parcel(actStatuses[act]))).toBe(true);
    }
});

test('pieces have been left out when the line has so many fewer, or nothing was left to be sent', () => {
  const wanted = { act: 'drop', accessoryId: 'a', pieces: 2, reason: 'Broken' } as const;
  expect(isDone(wanted, parcel('placed'), parcel('placed'))).toBe(false);
  expect(isDone(wanted, parcel('placed'), parcel('placed', 2))).toBe(false);
  expect(isDone(wanted, parcel('placed'), parcel('placed', 1))).toBe(true);
  expect(isDone(wanted, parcel('placed'), parcel('cancelled'))).toBe(true);
});
