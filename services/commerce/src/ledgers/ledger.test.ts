import { expect, test } from '@jest/globals';
import { sha256 } from './ledger-store.ts';
import { bookedAfter, emptyLedger, verifiedHead, type StoreId } from './ledger.ts';

const at = new Date('2027-03-01T08:00:00Z');

test('a row of a ledger that is changed, taken out or put in shows', () => {
  const storeId = 'store' as StoreId;
  const about = { orderId: 'order', parcelId: 'parcel', kind: 'sale', occasion: '1' } as const;
  const posting = { ...about, from: 'buyers', to: 'store', availableAt: at } as const;
  const bookedOf = (...amounts: readonly number[]) =>
    bookedAfter(
      emptyLedger(storeId),
      amounts.map((amount) => ({ ...posting, amount })),
      at,
      sha256,
    );
  const { head, rows } = bookedOf(100, 250, 7);
  expect([head.store, head.buyers, head.rows, verifiedHead(storeId, rows, sha256)]).toEqual([357, -357, 6, head]);
  // The last hash stands for all that is before it, also where that comes to the same.
  expect(bookedOf(250, 100, 7).head).toEqual({ ...head, hash: expect.not.stringMatching(head.hash) });
  const first = rows.slice(0, 2).map((row, index) => ({ ...row, amount: index === 0 ? -101 : 101 }));
  for (const forged of [
    [...first, ...rows.slice(2)],
    rows.toSpliced(2, 2),
    rows.toSpliced(2, 0, ...rows.slice(0, 2)),
    rows.map((row, index) => (index === 3 ? { ...row, balance: 1 } : row)),
    rows.map((row, index) => (index === 5 ? { ...row, kind: 'promo' } : row)),
  ])
    expect(verifiedHead(storeId, forged, sha256)).toBeUndefined();
});
