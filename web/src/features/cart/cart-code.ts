import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Cart } from '#shared/api/types.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText, showToast } from '#shared/flow/show-toast.ts';
import { startFlow } from '#shared/store/store.ts';
import type { useAppDispatch } from '#shared/store/store.ts';
import { credentials } from '#shared/transport/transport.ts';
import { memberCount } from './cart-count.ts';
import { deviceCart, isFull, quantityIn, withPieces } from './device-cart.ts';
import { mergeCart } from './merge-cart.ts';

const { postCartItems, patchCartItemsByAccessoryId, deleteCartItemsByAccessoryId, deleteCart, deleteCartPromo } =
  commerceEndpoints.endpoints;

const failed = (error: ApiError) => refusalText(error, 'cart:failed.change');

outcome(postCartItems, { done: 'cart:added', failed });
outcome(patchCartItemsByAccessoryId, { failed });
outcome(deleteCartItemsByAccessoryId, { failed });
outcome(deleteCart, { failed });
outcome(deleteCartPromo, { failed });

function addOnDevice(accessoryId: string): void {
  const cart = deviceCart.read();
  if (isFull(cart, accessoryId)) return showToast.error('errors:cart.full');
  const isKept = deviceCart.write(withPieces(cart, accessoryId, quantityIn(cart, accessoryId) + 1));
  if (isKept) showToast.success('cart:added');
  else showToast.warning('cart:notKept');
}

/** One piece more: in the member's cart, or in the visitor's, which the browser keeps. What became of it is shown as a toast. */
export async function addToCart(dispatch: ReturnType<typeof useAppDispatch>, accessoryId: string): Promise<void> {
  if (credentials.read() === undefined) return addOnDevice(accessoryId);
  const { data } = await dispatch(postCartItems.initiate({ body: { accessoryId, quantity: 1 } }));
  if (data) await dispatch(commerceEndpoints.util.upsertQueryData('getCart', undefined, data));
}

startFlow(mergeCart);

const { getCart, postOrders, postCartMerge } = commerceEndpoints.endpoints;
const changes = [postCartItems, patchCartItemsByAccessoryId, deleteCartItemsByAccessoryId, deleteCart, postCartMerge];

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
function* followCount() {
  yield takeEvery(((action: UnknownAction) => countAfter(action) !== undefined) as () => boolean, keep);
}

startFlow(followCount);
