import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Cart } from '#shared/api/types.ts';
import { credentials } from '#shared/transport/transport.ts';
import { memberCount } from './cart-count.ts';

const { getCart, postOrders, ...others } = commerceEndpoints.endpoints;
const changes = [
  others.postCartItems,
  others.patchCartItemsByAccessoryId,
  others.deleteCartItemsByAccessoryId,
  others.deleteCart,
  others.postCartMerge,
];

/** How many products the cart of the member has after an answer; undefined when it is about something else. */
function countAfter(action: UnknownAction): number | undefined {
  // What was ordered is in the cart no more.
  if (postOrders.matchFulfilled(action)) return 0;
  const isCart = [getCart, ...changes].some(({ matchFulfilled }) => matchFulfilled(action));
  return isCart ? (action as UnknownAction & { payload: { cart: Cart } }).payload.cart.items.length : undefined;
}

function keep(action: UnknownAction): void {
  const memberId = credentials.read()?.user.id;
  const count = countAfter(action);
  if (memberId !== undefined && count !== undefined) memberCount.keep(memberId, count);
}

/** Remembers how many products are in the member's cart, for the head of the page. */
export function* followCount() {
  yield takeEvery(((action: UnknownAction) => countAfter(action) !== undefined) as () => boolean, keep);
}
