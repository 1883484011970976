import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountsOf, findPromo, freeShippingOver, shareOfPieces, sharesOf, shippingFee } from './shop-amounts.ts';

const lineAmount = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 10_000_000_000_000 }));
const lineAmounts = fc.array(lineAmount, { minLength: 1, maxLength: 100 });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const promo = findPromo('PETLOVE10');

describe('what a cart comes to', () => {
  test.each([
    [[], 0, 0, 0],
    [[freeShippingOver], shippingFee, 500, 4_700],
    [[freeShippingOver + 1], 0, 500, 4_501],
    [[45], 200, 5, 240],
    [[44], 200, 4, 240],
    [[9_994], 0, 999, 8_995],
    [[10_000, 5], 0, 1_000, 9_005],
    [[98_000_000], 0, 1_000, 97_999_000],
  ] as const)('of %j: shipping %d, discount %d, total %d', (amounts, shipping, discount, total) => {
    expect(amountsOf(amounts, promo)).toEqual({ subtotal: sumOf(amounts), shipping, discount, total });
  });

  test('is the subtotal and shipping less the discount, which is at most so much, whatever is in it', () => {
    fc.assert(
      fc.property(lineAmounts, fc.constantFrom(promo, undefined), (amounts, applied) => {
        const { subtotal, shipping, discount, total } = amountsOf(amounts, applied);
        expect([subtotal, total]).toEqual([sumOf(amounts), subtotal + shipping - discount]);
        expect([0, shippingFee]).toContain(shipping);
        expect(discount).toBeLessThanOrEqual(applied?.atMost ?? 0);
        if (discount < (applied?.atMost ?? 1))
          expect(Math.abs(discount * 100 - subtotal * (applied?.discount ?? 0))).toBeLessThanOrEqual(50);
      }),
    );
  });
});

test('a promo code is taken in any letter case, with blanks around it, and no other is', () => {
  expect([findPromo(' petLove10 ')?.discount, findPromo('PETLOVE20'), findPromo(''), findPromo(null)]).toEqual([
    10,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('shares', () => {
  test('of any amount over any weights add up to it, and each is less than a rupee away from the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), lineAmounts, (amount, weights) => {
        const shares = sharesOf(amount, weights);
        expect(sumOf(shares)).toBe(amount);
        const all = BigInt(sumOf(weights));
        weights.forEach((weight, at) => {
          const error = BigInt(shares[at] ?? 0) * all - BigInt(amount) * BigInt(weight);
          expect(error < all && error > -all).toBe(true);
        });
      }),
    );
  });

  test('go to the largest remainder, and of equal ones to the first', () => {
    expect([
      sharesOf(10, [1, 1, 1]),
      sharesOf(200, [100, 300, 200]),
      sharesOf(1, [1, 2]),
      sharesOf(5, [0, 0]),
      sharesOf(0, [3, 4]),
    ]).toEqual([
      [4, 3, 3],
      [33, 100, 67],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  test('never exceed the line that they are a discount of', () => {
    fc.assert(
      fc.property(lineAmounts, (amounts) => {
        const shares = sharesOf(amountsOf(amounts, promo).discount, amounts);
        expect(shares.every((share, at) => share <= (amounts[at] ?? 0))).toBe(true);
      }),
    );
  });

  test('of a line are given back whole with its last piece, in whatever portions', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 }), (share, portions) => {
        const pieces = sumOf(portions);
        const portionShares = portions.map((_, at) => {
          const before = sumOf(portions.slice(0, at));
          return shareOfPieces(share, before + (portions[at] ?? 0), pieces) - shareOfPieces(share, before, pieces);
        });
        expect([sumOf(portionShares), portionShares.every((one) => one >= 0)]).toEqual([share, true]);
      }),
    );
  });
});
