import { describe, expect, test } from '@jest/globals';
import type { Parcel } from '#shared/api/types.ts';
import { leftOf, piecesOf, returnedItems } from './returned-pieces.ts';

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
