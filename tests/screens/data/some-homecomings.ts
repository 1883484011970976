import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import { someAccessories } from './some-stores.ts';

type Homecoming = Answer<'getCartHomecomings'>['homecomings'][number];

const aHomecoming = (n: number, given: Partial<Homecoming>): Homecoming => ({
  ...{ petId: `0199a3f0-0000-7000-a800-${String(n).padStart(12, '0')}`, species: 'Cat', city: 'Lahore' },
  ...{ cameAt: '2026-11-20T09:00:00.000Z', accessories: [] },
  ...given,
});

/** A cat in a city whose stores offer something for it, and a bird where there is nothing yet. */
export const someHomecomings = (): Homecoming[] => [
  aHomecoming(1, { accessories: someAccessories().slice(0, 3) }),
  aHomecoming(2, { species: 'Bird', city: 'Gwadar' }),
];

type Refill = Answer<'getOrdersRefills'>['refills'][number];

/** Two products that were bought, of which one has run out. */
export const someRefills = (): Refill[] =>
  someAccessories()
    .slice(0, 2)
    .map(({ id: accessoryId, name, images }, at) => ({
      ...{ accessoryId, name, image: images[0] ?? null, orderId: `0199a3f0-0000-7000-a300-00000000000${at + 1}`, pieces: at + 1 },
      ...{ deliveredAt: '2026-10-20T09:00:00.000Z', runsOutAt: `2026-1${at + 1}-19T09:00:00.000Z` },
    }));
