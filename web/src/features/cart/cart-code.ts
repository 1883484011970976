import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { api } from '#shared/api/api.ts';
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
import type { Pieces } from './device-cart.ts';
import { mergeCart } from './merge-cart.ts';

const { postCartItems, patchCartItemsByAccessoryId, deleteCartItemsByAccessoryId, deleteCart, deleteCartPromo } =
  commerceEndpoints.endpoints;

const failed = (error: ApiError) => refusalText(error, 'cart:failed.change');

outcome(postCartItems, { done: 'cart:added', failed });
outcome(patchCartItemsByAccessoryId, { failed });
outcome(deleteCartItemsByAccessoryId, { failed });
outcome(deleteCart, { failed });
outcome(deleteCartPromo, { failed });

function addOnDevice({ accessoryId, quantity }: Pieces): void {
  const cart = deviceCart.read();
  if (isFull(cart, accessoryId)) return showToast.error('errors:cart.full');
  const isKept = deviceCart.write(withPieces(cart, accessoryId, quantityIn(cart, accessoryId) + quantity));
  if (isKept) showToast.success('cart:added');
  else showToast.warning('cart:notKept');
}

/** So many pieces more: in the member's cart, or in the visitor's, which the browser keeps. What became of it is shown as a toast. */
export async function addToCart(dispatch: ReturnType<typeof useAppDispatch>, pieces: Pieces): Promise<void> {
  if (credentials.read() === undefined) return addOnDevice(pieces);
  const { data } = await dispatch(postCartItems.initiate({ body: pieces }));
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

/** In seconds; what was answered a moment ago is true still. */
const freshFor = 10;

/** The member who looks at the page, or comes back to it, may have changed the cart on another device. */
function* readCart() {
  if (credentials.read() === undefined) return;
  // A call made while the API's answers are being forgotten would be forgotten with them.
  yield delay(0);
  yield put(getCart.initiate(undefined, { subscribe: false, forceRefetch: freshFor }) as never);
}

const mayHaveChanged = (action: UnknownAction): boolean =>
  api.internalActions.onFocus.match(action) || api.util.resetApiState.match(action);

function* keepCountTrue() {
  yield takeLatest(mayHaveChanged as () => boolean, readCart);
  yield* readCart();
}

startFlow(keepCountTrue);
