import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import { accessoryCategories, cityName, mostPieces } from '@paltu/reference';
import { data, forThisReader, idParam, list, ok, requiredText, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { ChangeCart, PriceCart } from './cart-use-cases.ts';
import {
  accessoryNotFound,
  accountDeactivated,
  cartFull,
  lineNotFound,
  lineProblems,
  mostLines,
  ownAccessory,
  promoInvalid,
  promoUsed,
  stockNotEnough,
  storeUnregistered,
  type AccessoryId,
  type Good,
  type PricedCart,
  type PricedLine,
} from './cart.ts';

const accessoryId = z
  .uuid('accessoryId must be the id of a product')
  .toLowerCase()
  .transform((id) => id as AccessoryId);

const quantityFrom = (min: number) => {
  const message = `Quantity must be a whole number from ${min} to ${mostPieces}`;
  return z.int(message).min(min, message).max(mostPieces, message);
};

/** POST /api/v1/cart/items */
const addBody = z.strictObject({ accessoryId, quantity: quantityFrom(1).default(1) });

/** PATCH /api/v1/cart/items/{accessoryId}: 0 or less takes it out. */
const quantityBody = z.strictObject({ quantity: quantityFrom(-mostPieces) });

const itemParams = z.object({ accessoryId: idParam.transform((id) => id as AccessoryId) });

const code = requiredText('Promo code', 40);

/** POST /api/v1/cart/promo */
const promoBody = z.strictObject({ code });
const items = list('items', z.strictObject({ accessoryId, quantity: quantityFrom(1) }), mostLines);

/** POST /api/v1/cart/merge */
const mergeBody = z.strictObject({ items });

/** POST /api/v1/cart/quote */
const quoteBody = z.strictObject({ items, code: code.optional() });

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
    vendor: z
      .strictObject({
        _id: z.uuid(),
        name: z.string(),
        verified: z.boolean(),
        city: z.string(),
        /** In how many days, Sundays not counted, it hands over what was ordered. */
        sendsWithinDays: z.int(),
      })
      .meta({ id: 'CartVendor' })
      .nullable(),
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

type Presented = z.input<typeof cartView>;

const presentGood = (good: Good | undefined) => {
  if (good === undefined || !good.isShown)
    return { name: '', description: '', category: null, images: [], price: 0, originalPrice: 0, vendor: null };
  const { name, description, category, pictures, price, originalPrice } = good;
  const images = pictures.map((picture) => presentPicture('commerce', picture));
  const { storeId: _id, storeName, isStoreVerified: verified, storeCityId, sendsWithinDays } = good;
  const vendor = { _id, name: storeName, verified, city: cityName(storeCityId), sendsWithinDays };
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

const answers = { 200: data({ cart: cartView }) };

const answer = async (cart: Promise<PricedCart>) => ok({ cart: presentCart(await cart) }, { headers: forThisReader });

/** Carts of members, and quotes for visitors. */
export const cartRoutes = ({ change, prices }: { readonly change: ChangeCart; readonly prices: PriceCart }): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/cart',
    access: 'member',
    summary: "The caller's cart, at current prices",
    answers,
    handle: ({ actor: { userId } }) => answer(prices.ofMember(userId)),
  }),
  route({
    method: 'delete',
    path: '/api/v1/cart',
    access: 'member',
    summary: "Empty the caller's cart, its promo code too",
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId } }) => answer(change.clear(userId)),
  }),
  route({
    method: 'post',
    path: '/api/v1/cart/merge',
    access: 'member',
    summary:
      'Merge the cart that a visitor had in the browser: the larger quantity of each product, as far as there is stock; what cannot be bought now, and what goes beyond 100 lines, is left out',
    body: mergeBody,
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId }, body }) => answer(change.merge(userId, body.items)),
  }),
  route({
    method: 'post',
    path: '/api/v1/cart/quote',
    access: 'public',
    limit: 'reads',
    summary: 'What these products cost at current prices; nothing is kept',
    body: quoteBody,
    answers,
    refuses: [promoInvalid],
    handle: ({ body: { items, code } }) => answer(prices.quote(items, code)),
  }),
  route({
    method: 'post',
    path: '/api/v1/cart/items',
    access: 'member',
    summary: "Add pieces of a product to the caller's cart",
    body: addBody,
    answers,
    refuses: [accessoryNotFound, ownAccessory, stockNotEnough, storeUnregistered, cartFull, accountDeactivated],
    handle: ({ actor: { userId }, body }) => answer(change.add(userId, body)),
  }),
  route({
    method: 'patch',
    path: '/api/v1/cart/items/:accessoryId',
    access: 'member',
    summary:
      "Set how many pieces of a product are in the caller's cart; 0 or less removes it, fewer than before but more than there are set what there is",
    params: itemParams,
    notFound: lineNotFound,
    body: quantityBody,
    answers,
    refuses: [accessoryNotFound, stockNotEnough, accountDeactivated],
    handle: ({ actor: { userId }, params, body }) => answer(change.setQuantity(userId, { ...params, ...body })),
  }),
  route({
    method: 'delete',
    path: '/api/v1/cart/items/:accessoryId',
    access: 'member',
    summary: "Remove a product from the caller's cart",
    params: itemParams,
    notFound: lineNotFound,
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId }, params }) => answer(change.remove(userId, params.accessoryId)),
  }),
  route({
    method: 'post',
    path: '/api/v1/cart/promo',
    access: 'member',
    summary: "Apply a promo code to the caller's cart",
    body: promoBody,
    answers,
    refuses: [promoInvalid, promoUsed, accountDeactivated],
    handle: ({ actor: { userId }, body }) => answer(change.setPromo(userId, body.code)),
  }),
  route({
    method: 'delete',
    path: '/api/v1/cart/promo',
    access: 'member',
    summary: "Remove the promo code from the caller's cart",
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId } }) => answer(change.setPromo(userId, null)),
  }),
];
