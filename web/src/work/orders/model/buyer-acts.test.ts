import { expect, test } from '@jest/globals';
import type { Parcel, Refund } from '#shared/api/types.ts';
import { isDone } from './buyer-acts.ts';

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
