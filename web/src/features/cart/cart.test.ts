import { expect, test } from '@jest/globals';
import type { Cart, CartLine } from '#shared/api/types.ts';
import { isOrderable, mayAdd, missingForFreeShipping, oneFewer, parcelsOf } from './cart.ts';

const line = (problem: CartLine['problem'] = null) => ({ problem }) as CartLine;

test('a cart is ordered when there is something in it and nothing is wrong with any of it, nor with its code', () => {
  const isOrdered = (items: CartLine[], isUsed = false) => isOrderable({ items, promo: { isUsed } as Cart['promo'] });
  expect([isOrdered([]), isOrdered([line()]), isOrdered([line(), line('too-many')]), isOrdered([line()], true)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('shipping is free over the limit, not at it: so much is missing', () => {
  const missing = (subtotal: number, shipping: number) => missingForFreeShipping({ items: [line()], subtotal, shipping }, 5000);
  expect([missing(5000, 200), missing(4800, 200), missing(5001, 0)]).toEqual([1, 201, 0]);
  expect(missingForFreeShipping({ items: [], subtotal: 0, shipping: 0 }, 5000)).toBe(0);
});

test('one more piece can be added as long as more are in stock than lie in the cart', () => {
  const more = (quantity: number, available: number) => mayAdd({ quantity, available, inStock: available > 0 });
  expect([more(1, 2), more(2, 2), more(3, 2), more(1, 0)]).toEqual([true, false, false, false]);
});

test('one piece less is as many as there are, where the line has more than that', () => {
  const fewer = (quantity: number, available: number) => oneFewer({ quantity, available });
  expect([fewer(5, 9), fewer(5, 2), fewer(1, 9), fewer(5, 0)]).toEqual([4, 2, 0, 0]);
});

test('a cart is grouped by store in the order in which each came; all shares together are the delivery', () => {
  const of = (store: string, price: number, problem: CartLine['problem'] = null) =>
    ({ price, quantity: 1, problem, vendor: { _id: store, name: store, verified: false, city: 'Lahore', sendsWithinDays: 2 } }) as CartLine;
  const gone = { ...of('', 0, 'gone'), vendor: null };
  const items = [of('b', 100), of('a', 300), gone, of('b', 200), of('c', 900, 'out-of-stock')];
  const parcels = parcelsOf({ items, shipping: 200 });
  expect(parcels.map(({ vendor, lines, shipping }) => [vendor?._id, lines.length, shipping])).toEqual([
    ['b', 2, 100],
    ['a', 1, 100],
    [undefined, 1, undefined],
    ['c', 1, undefined],
  ]);
  expect(parcelsOf({ items, shipping: 0 }).map(({ shipping }) => shipping)).toEqual([0, 0, undefined, undefined]);
});
