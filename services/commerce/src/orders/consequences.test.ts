import { expect, test } from '@jest/globals';
import { settlesAt } from './consequences.ts';
import { dayMs } from './due-times.ts';
import type { Contest, HistoryEntry, Parcel, ParcelId, ParcelStatus, Refund } from './order.ts';

const deliveredAt = new Date('2027-03-01T08:00:00Z');

const after = (days: number): Date => new Date(deliveredAt.getTime() + days * dayMs);

const step = (status: ParcelStatus, days: number): HistoryEntry => ({ status, at: after(days), by: 'seller', reason: '', code: '' });

const id = 'parcel' as ParcelId;

const contest = (status: Contest['status']): Contest => ({
  ...{ kind: 'not-arrived', status, reason: '', at: deliveredAt, decision: '', decidedAt: null },
});

const parcel = (changes: Partial<Parcel>, refunds: readonly Refund[] = []) =>
  settlesAt(
    { refunds },
    { id, status: 'delivered', deliveredAt, waitsForAdmin: false, contest: null, history: [step('delivered', 0)], ...changes },
  );

test('money for a parcel is pending for the seven days of its return, and not at all before the delivery', () => {
  expect([parcel({}), parcel({ deliveredAt: null, status: 'shipped' })]).toEqual([after(7), null]);
});

test('it is pending without an end while a return is asked for, something is contested, or an admin is waited for', () => {
  for (const open of [{ status: 'return-asked' }, { waitsForAdmin: true }, { contest: contest('open') }] as const)
    expect(parcel(open)).toBe('infinity');
  expect(parcel({ contest: contest('dismissed') })).toEqual(after(7));
  const refund = (status: 'open' | 'upheld') => ({ parcelId: id, contest: { status, reason: '', answer: '' } }) as Refund;
  expect([parcel({}, [refund('open')]), parcel({}, [refund('upheld')])]).toEqual(['infinity', after(7)]);
});

test('after a return was refused it is pending for the three days in which the buyer may contest that', () => {
  const refused = (days: number) => [step('delivered', 0), step('return-asked', 1), step('delivered', days)];
  expect([3, 6, 20].map((days) => parcel({ history: refused(days) }))).toEqual([after(7), after(9), after(23)]);
  expect(parcel({ status: 'returned', history: [...refused(6), step('return-asked', 6.5), step('returned', 8)] })).toEqual(after(9));
});
