import { expect, test } from '@jest/globals';
import { leftOut } from './left-out.ts';

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
