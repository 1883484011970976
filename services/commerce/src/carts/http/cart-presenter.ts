import { presentPicture } from '@paltu/pictures/picture-view';
import type { z } from 'zod';
import type { Good } from '../domain/cart.ts';
import type { PricedCart, PricedLine } from '../domain/priced-cart.ts';
import type { cartView } from './cart-view.ts';

type Presented = z.input<typeof cartView>;

const presentGood = (good: Good | undefined) => {
  if (good === undefined || !good.isShown)
    return { name: '', description: '', category: null, images: [], price: 0, originalPrice: 0, vendor: null };
  const { name, description, category, pictures, price, originalPrice } = good;
  const images = pictures.map((picture) => presentPicture('commerce', picture));
  const vendor = { _id: good.storeId, name: good.storeName, verified: good.isStoreVerified };
  return { name, description, category, images, price, originalPrice, vendor };
};

const presentLine = ({ accessoryId, quantity, problem, good }: PricedLine): Presented['items'][number] => {
  const available = good?.available ?? 0;
  return { accessoryId, id: accessoryId, quantity, problem, available, inStock: available > 0, ...presentGood(good) };
};

export const presentCart = ({ lines, promo, isPromoUsed: isUsed, ...amounts }: PricedCart): Presented => ({
  items: lines.map(presentLine),
  promo: promo === undefined ? null : { ...promo, isUsed },
  ...amounts,
});
