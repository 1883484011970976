import { expect, test } from '@jest/globals';
import type { Cart, CartLine } from '#shared/api/types.ts';
import { isOrderable, mayAdd, missingForFreeShipping, oneFewer } from './cart.ts';

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
