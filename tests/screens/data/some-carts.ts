import { amountsOf, findPromo } from '@paltu/reference';
import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import { someAccessories } from './some-stores.ts';

type Cart = Answer<'getCart'>['cart'];
type Line = Cart['items'][number];

/** A line of so many pieces of the `n`th product. */
export const aLine = (n: number, given: Partial<Line> = {}): Line => {
  const accessory = someAccessories()[n - 1];
  if (accessory === undefined) throw new Error(`there is no product ${n}`);
  const { id, name, description, category, images, price, originalPrice, quantity: available, inStock, vendor } = accessory;
  const { _id, name: store, verified } = vendor;
  return {
    ...{ accessoryId: id, id, name, description, category, images, price, originalPrice, available, inStock },
    ...{ quantity: 1, problem: null, vendor: { _id, name: store, verified, city: 'Lahore', sendsWithinDays: 2 } },
    ...given,
  };
};

/** A cart with these lines, at its amounts; lines with a problem that leaves nothing of them cost nothing. */
export const aCart = (items: readonly Line[], code: string | null = null): Cart => {
  const promo = findPromo(code) ?? null;
  const paid = items.filter(({ problem }) => problem === null || problem === 'too-many');
  const amounts = amountsOf(
    paid.map(({ price, quantity }) => price * quantity),
    promo ?? undefined,
  );
  return { items: [...items], promo: promo && { ...promo, isUsed: false }, ...amounts };
};

/** Lines of every kind: from two stores, in Urdu, more than there is, out of stock, and one that nobody may see any more. */
export const someLines = (): Line[] => [
  aLine(1, { quantity: 2 }),
  aLine(2),
  aLine(3, { quantity: 9, problem: 'too-many' }),
  aLine(4, { problem: 'out-of-stock', available: 0, inStock: false }),
  aLine(5, {
    ...{ problem: 'gone', available: 0, inStock: false, name: '', description: '', category: null, images: [] },
    ...{ price: 0, originalPrice: 0, vendor: null },
  }),
];

export const someCart = (): Cart => aCart(someLines(), 'PETLOVE10');
export const wholeCart = (): Cart => aCart([aLine(1, { quantity: 2 }), aLine(2)]);
