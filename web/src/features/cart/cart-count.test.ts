import { expect, test } from '@jest/globals';
import { countIn } from './cart-count.ts';

test('a visitor has as many products as the browser keeps', () => {
  const items = ['a', 'b'].map((accessoryId) => ({ accessoryId, quantity: 3 }));
  expect(countIn(JSON.stringify({ items, code: '' }), undefined)).toBe(2);
  expect([countIn('', undefined), countIn('{"items":', undefined)]).toEqual([0, 0]);
});

test('what is kept of another member, or is not understood, counts for nothing', () => {
  expect(['ayesha 3', 'bilal 3', 'ayesha', 'ayesha many', ''].map((text) => countIn(text, 'ayesha'))).toEqual([3, 0, 0, 0, 0]);
});
