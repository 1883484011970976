import { data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import {
  accessoryNotFound,
  accountDeactivated,
  cartFull,
  lineNotFound,
  ownAccessory,
  promoInvalid,
  promoUsed,
  stockNotEnough,
  storeUnregistered,
} from '../domain/cart-errors.ts';
import type { PricedCart } from '../domain/priced-cart.ts';
import type { PriceCart } from '../use-cases/cart-prices.ts';
import type { ChangeCart } from '../use-cases/change-cart.ts';
import { presentCart } from './cart-presenter.ts';
import { addBody, itemParams, mergeBody, promoBody, quantityBody, quoteBody } from './cart-schemas.ts';
import { cartView } from './cart-view.ts';

export interface CartRouteNeeds {
  readonly change: ChangeCart;
  readonly prices: PriceCart;
}

const answers = { 200: data({ cart: cartView }) };
const answer = async (cart: Promise<PricedCart>) => ok({ cart: presentCart(await cart) }, { headers: forThisReader });

/** The cart as a whole. */
const wholeRoutes = ({ change, prices }: CartRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/cart',
    access: 'member',
    limit: 'reads',
    summary: "The caller's cart, at current prices",
    answers,
    handle: ({ actor: { userId } }) => answer(prices.ofMember(userId)),
  }),
  route({
    method: 'delete',
    path: '/api/v1/cart',
    access: 'member',
    limit: 'writes',
    summary: "Empty the caller's cart, its promo code too",
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId } }) => answer(change.clear(userId)),
  }),
  route({
    method: 'post',
    path: '/api/v1/cart/merge',
    access: 'member',
    limit: 'writes',
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
    handle: ({ body: { items, code } }) => answer(prices.quote({ lines: items, code })),
  }),
];

const itemRoutes = ({ change }: Pick<CartRouteNeeds, 'change'>): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/cart/items',
    access: 'member',
    limit: 'writes',
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
    limit: 'writes',
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
    limit: 'writes',
    summary: "Remove a product from the caller's cart",
    params: itemParams,
    notFound: lineNotFound,
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId }, params }) => answer(change.remove(userId, params.accessoryId)),
  }),
];

const promoRoutes = ({ change }: Pick<CartRouteNeeds, 'change'>): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/cart/promo',
    access: 'member',
    limit: 'writes',
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
    limit: 'writes',
    summary: "Remove the promo code from the caller's cart",
    answers,
    refuses: [accountDeactivated],
    handle: ({ actor: { userId } }) => answer(change.setPromo(userId, null)),
  }),
];

/** Carts of members, and quotes for visitors. */
export const cartRoutes = (needs: CartRouteNeeds): Route[] => [...wholeRoutes(needs), ...itemRoutes(needs), ...promoRoutes(needs)];
