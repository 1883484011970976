import { mostPieces } from '@paltu/reference';
import { idParam, list, requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import { mostLines, type AccessoryId } from '../domain/cart.ts';

const accessoryId = z
  .uuid('accessoryId must be the id of a product')
  .toLowerCase()
  .transform((id) => id as AccessoryId);

const quantityFrom = (min: number) => {
  const message = `Quantity must be a whole number from ${min} to ${mostPieces}`;
  return z.int(message).min(min, message).max(mostPieces, message);
};

/** POST /api/v1/cart/items */
export const addBody = z.strictObject({ accessoryId, quantity: quantityFrom(1).default(1) });

/** PATCH /api/v1/cart/items/{accessoryId}: 0 or less takes it out. */
export const quantityBody = z.strictObject({ quantity: quantityFrom(-mostPieces) });

export const itemParams = z.object({ accessoryId: idParam.transform((id) => id as AccessoryId) });

const code = requiredText('Promo code', 40);

/** POST /api/v1/cart/promo */
export const promoBody = z.strictObject({ code });

const items = list('items', z.strictObject({ accessoryId, quantity: quantityFrom(1) }), mostLines);

/** POST /api/v1/cart/merge */
export const mergeBody = z.strictObject({ items });

/** POST /api/v1/cart/quote */
export const quoteBody = z.strictObject({ items, code: code.optional() });
