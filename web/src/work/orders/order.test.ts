import { expect, test, describe } from '@jest/globals';
import type { ParcelStatus, Parcel, Refund } from '#shared/api/types.ts';
import {
  mayCancel,
  progressOf,
  leftOf,
  piecesOf,
  returnedItems,
  isDone,
  hasOpenRefund,
  isPaidByPaltu,
  mayContestRefund,
  stageOf,
  leftOut,
  trackingPageOf,
} from './order.ts';

const at = (hour: number): string => `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`;
const step = (status: ParcelStatus, hour: number) => ({ status, at: at(hour), by: 'seller' as const, reason: '', code: null });
const parcelOf = (...statuses: ParcelStatus[]) => ({
  placedAt: at(8),
  status: statuses.at(-1) ?? 'placed',
  history: statuses.map((status, index) => step(status, 9 + index)),
});
const namesOf = (...statuses: ParcelStatus[]) => progressOf(parcelOf(...statuses)).map(({ status, at: when }) => [status, when !== null]);

test('a parcel under way shows what was, and what is to come', () => {
  expect(namesOf('confirmed')).toEqual([
    ['placed', true],
    ['confirmed', true],
    ['shipped', false],
    ['delivered', false],
  ]);
});

test('one that has come to its end shows nothing more to come', () => {
  expect(namesOf('confirmed', 'cancelled')).toEqual([
    ['placed', true],
    ['confirmed', true],
    ['cancelled', true],
  ]);
  expect(namesOf('confirmed', 'shipped', 'delivered').at(-1)).toEqual(['delivered', true]);
});

test('a step that is entered twice, as when the store drops a line, is shown once, when it first was', () => {
  expect(progressOf(parcelOf('confirmed', 'confirmed'))[1]).toEqual({ status: 'confirmed', at: at(9) });
});

test('only what has not left its store can be cancelled', () => {
  const all: ParcelStatus[] = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'refused', 'lost', 'return-asked', 'returned'];
  expect(all.filter((status) => mayCancel({ status }))).toEqual(['placed', 'confirmed']);
});

const items = [
  { accessoryId: 'bowl', name: 'Bowl', quantity: 3, returned: 1 },
  { accessoryId: 'leash', name: 'Leash', quantity: 1, returned: 1 },
] as Parcel['items'];

describe('pieces that are given back', () => {
  test('are at most those that were sent and have not come back', () => {
    expect(leftOf({ items })).toEqual([{ accessoryId: 'bowl', name: 'Bowl', left: 2 }]);
    expect(piecesOf({ items })).toEqual({ bowl: 2 });
  });

  test('name no product of which nothing is given back', () => {
    expect(returnedItems({ bowl: 1, leash: 0 })).toEqual([{ accessoryId: 'bowl', quantity: 1 }]);
  });
});

const parcel = (id: string, given: Partial<Parcel>): Parcel => ({ id, contest: null, receivedAt: null, ...given }) as Parcel;
const anObjection = {
  ...({ kind: 'refusal', status: 'open', reason: 'Nobody rang.' } as const),
  ...{ at: '2026-11-26T09:00:00.000Z', decision: '', decidedAt: null },
} as const;
const order = (...parcels: readonly Parcel[]) => ({ parcels: [...parcels], refunds: [] });

test.each([
  ['cancel', { status: 'placed' }, { status: 'cancelled' }],
  ['received', { status: 'delivered' }, { status: 'delivered', receivedAt: '2026-11-26T09:00:00.000Z' }],
  ['return', { status: 'delivered' }, { status: 'return-asked' }],
  ['contest', { status: 'refused' }, { status: 'refused', contest: anObjection }],
] as const)('%s is done by what its own parcel has become, whatever the others are', (act, before, after) => {
  const other = parcel('b', after);
  expect(isDone({ act, parcelId: 'a' }, order(parcel('a', before), other))).toBe(false);
  expect(isDone({ act, parcelId: 'a' }, order(parcel('a', after), parcel('b', before)))).toBe(true);
  expect(isDone({ act, parcelId: 'a' }, order(other))).toBe(false);
});

test('all of an order is cancelled when nothing of it can be cancelled any more, and something was', () => {
  const all = { act: 'cancel', parcelId: undefined } as const;
  const shipped = parcel('a', { status: 'shipped' });
  expect(isDone(all, order(shipped, parcel('b', { status: 'confirmed' })))).toBe(false);
  expect(isDone(all, order(shipped, parcel('b', { status: 'shipped' })))).toBe(false);
  expect(isDone(all, order(shipped, parcel('b', { status: 'cancelled' })))).toBe(true);
});

test('a refund that did not come is contested when that refund is, whatever others are', () => {
  const refund = (id: string, status?: 'open' | 'upheld') => ({ id, contest: status === undefined ? null : { status } }) as Refund;
  const wanted = { act: 'missingRefund', parcelId: 'a', refundId: 'r1', reason: '' } as const;
  const now = (...refunds: Refund[]) => ({ ...order(parcel('a', {})), refunds });
  expect(isDone(wanted, now(refund('r1'), refund('r2', 'open')))).toBe(false);
  expect(isDone(wanted, now(refund('r1', 'upheld')))).toBe(false);
  expect(isDone(wanted, now(refund('r2'), refund('r1', 'open')))).toBe(true);
});

const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}T09:00:00.000Z`;
const now = Date.parse(day(20));
const refund = (given: Partial<Refund>): Refund => ({ contest: null, mayContestFrom: null, mayContestUntil: null, ...given }) as Refund;

test('a refund can be contested between its two days, and not while an admin decides', () => {
  const owed = { mayContestFrom: day(18) };
  expect(mayContestRefund(refund(owed), now)).toBe(true);
  expect(mayContestRefund(refund({ ...owed, mayContestUntil: day(21) }), now)).toBe(true);
  expect(mayContestRefund(refund({ ...owed, mayContestUntil: day(19) }), now)).toBe(false);
  expect(mayContestRefund(refund({ mayContestFrom: day(21) }), now)).toBe(false);
  expect(mayContestRefund(refund({}), now)).toBe(false);
  expect(mayContestRefund(refund({ ...owed, contest: { status: 'open', reason: '', answer: '' } }), now)).toBe(false);
});

test('what is still to come stands first on the page; what has come, or cannot be contested any more, does not', () => {
  const open = [
    { status: 'due' },
    { status: 'owed-by-store' },
    { status: 'given-back', mayContestFrom: day(1), mayContestUntil: null },
  ] as const;
  for (const given of open) expect([given.status, hasOpenRefund({ refunds: [refund(given)] })]).toEqual([given.status, true]);
  const over = [{ status: 'paid' }, { status: 'given-back', mayContestFrom: day(1), mayContestUntil: day(2) }] as const;
  expect(hasOpenRefund({ refunds: over.map(refund) })).toBe(false);
});

test('an account is asked for where Paltu pays, also once a courier has passed the cash on, and not where the store does', () => {
  expect(isPaidByPaltu({ refunds: [refund({ status: 'due', owedBy: 'courier' })] })).toBe(true);
  expect(isPaidByPaltu({ refunds: [refund({ status: 'owed-by-store', owedBy: 'store' })] })).toBe(false);
  expect(stageOf(refund({ status: 'due', owedBy: 'courier' }))).toBe('withCourier');
});

const wanted = [
  { accessoryId: 'bowl', name: 'Bowl', quantity: 2 },
  { accessoryId: 'bed', name: 'Bed', quantity: 3 },
  { accessoryId: 'toy', name: 'Toy', quantity: 1 },
];

test('what is not in the cart is gone, and of what is there too little of there are fewer', () => {
  const items = [
    { accessoryId: 'toy', quantity: 4 },
    { accessoryId: 'bed', quantity: 1 },
  ];
  expect(leftOut(wanted, items)).toEqual([
    { accessoryId: 'bowl', name: 'Bowl', why: 'gone', amount: 0 },
    { accessoryId: 'bed', name: 'Bed', why: 'fewer', amount: 1 },
  ]);
});

test('of what came into the cart as it was wanted nothing is left out', () => {
  expect(leftOut(wanted, wanted)).toEqual([]);
});

test.each([
  ['TCS', 'tcsexpress.com'],
  ['Leopards Courier', 'leopardscourier.com'],
  ['M&P', 'mulphilog.com'],
  ['postex', 'postex.pk'],
  ['Trax Logistics', 'trax.pk'],
  ['Pakistan Post', 'ep.gov.pk'],
  ['Pakistan Post Express', 'ep.gov.pk'],
])('%s shows where a parcel is on a page of its own', (courier, host) => {
  expect(trackingPageOf(courier)).toContain(host);
});

test.each(['', 'My cousin', 'Postcard', 'Extracts'])('of a courier that is not known there is no page (%s)', (courier) => {
  expect(trackingPageOf(courier)).toBeUndefined();
});
