import { expect, test } from '@jest/globals';
import { mostPieces } from '@paltu/reference';
import { emptyDeviceCart, isFull, parseCart, quantityIn, withPieces } from './device-cart.ts';

const cart = {
  items: [
    { accessoryId: 'a', quantity: 2 },
    { accessoryId: 'b', quantity: 1 },
  ],
  code: 'PETLOVE10',
};

test('a line keeps its place as its quantity changes; a new one comes last', () => {
  expect(withPieces(cart, 'a', 3).items.map(({ accessoryId, quantity }) => `${quantity} ${accessoryId}`)).toEqual(['3 a', '1 b']);
  expect(withPieces(cart, 'c', 1).items.map(({ accessoryId }) => accessoryId)).toEqual(['a', 'b', 'c']);
  expect(withPieces(cart, 'a', 3).code).toBe('PETLOVE10');
});

test.each([0, -1])('%i pieces take a line out', (quantity) => {
  expect(withPieces(cart, 'a', quantity).items).toEqual([{ accessoryId: 'b', quantity: 1 }]);
});

test('no line has more pieces than the API takes, and no cart more than 100 lines', () => {
  expect(quantityIn(withPieces(cart, 'a', mostPieces + 1), 'a')).toBe(mostPieces);
  const full = { items: Array.from({ length: 100 }, (_none, n) => ({ accessoryId: `p${n}`, quantity: 1 })), code: '' };
  expect([isFull(full, 'new'), isFull(full, 'p7'), isFull(cart, 'new')]).toEqual([true, false, false]);
});

test('what a browser kept comes back; what is not understood is left out', () => {
  expect(parseCart(JSON.stringify(cart))).toEqual(cart);
  expect(parseCart('{"items":[{"accessoryId":"a","quantity":0},{"accessoryId":7,"quantity":1},null],"code":5}')).toEqual(emptyDeviceCart);
  expect([parseCart('{"items":'), parseCart('null'), parseCart(undefined)]).toEqual(Array(3).fill(emptyDeviceCart));
});
