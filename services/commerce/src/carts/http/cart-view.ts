import { pictureView } from '@paltu/pictures/picture-view';
import { accessoryCategories } from '@paltu/reference';
import { z } from 'zod';
import { lineProblems } from '../domain/priced-cart.ts';

const lineView = z
  .strictObject({
    accessoryId: z.uuid(),
    id: z.uuid(),
    quantity: z.int(),
    /** Why it cannot be ordered as it is. */
    problem: z.enum(lineProblems).nullable(),
    /** Pieces that can be bought. */
    available: z.int(),
    inStock: z.boolean(),
    /** Empty, like the following fields, when the product is no longer shown to anybody. */
    name: z.string(),
    description: z.string(),
    category: z.enum(accessoryCategories).nullable(),
    images: z.array(pictureView).readonly(),
    /** Of now, in whole rupees. */
    price: z.int(),
    originalPrice: z.int(),
    vendor: z.strictObject({ _id: z.uuid(), name: z.string(), verified: z.boolean() }).meta({ id: 'CartVendor' }).nullable(),
  })
  .meta({ id: 'CartLine' });

/** `discount` of the promo is in percent, that of the cart in rupees. Lines that cannot be bought now are not in the totals. */
export const cartView = z
  .strictObject({
    items: z.array(lineView),
    promo: z
      .strictObject({
        code: z.string(),
        discount: z.int(),
        /** The largest discount of an order, in rupees. */
        atMost: z.int(),
        description: z.string(),
        /** The member has used it before: it takes nothing off, and an order with it is refused. */
        isUsed: z.boolean(),
      })
      .meta({ id: 'Promo' })
      .nullable(),
    subtotal: z.int(),
    shipping: z.int(),
    discount: z.int(),
    total: z.int(),
  })
  .meta({ id: 'Cart' });
