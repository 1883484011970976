import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { call, delay, put, takeLatest } from 'redux-saga/effects';
import { api } from '#shared/api/api.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import { retryUntilAnswered } from '#shared/flow/retry-until-answered.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { credentials } from '#shared/transport/transport.ts';
import { deviceCart, type DeviceCart } from './device-cart.ts';

const { postCartMerge, postCartPromo } = commerceEndpoints.endpoints;

const opened = createAction('cart/opened');

/** Who is here has changed whenever the answers of the API are forgotten. */
const isOtherPerson = (action: UnknownAction): boolean => opened.match(action) || api.util.resetApiState.match(action);

/** Answers whether the account has it. */
function* merge({ items, code }: DeviceCart): Generator<unknown, boolean> {
  const isMerged = (yield call(retryUntilAnswered, () => callEndpoint(postCartMerge, { body: { items: [...items] } }))) as boolean;
  if (isMerged && code !== '') yield call(retryUntilAnswered, () => callEndpoint(postCartPromo, { body: { code } }));
  return isMerged;
}

function* begin(action: UnknownAction) {
  const kept = deviceCart.text();
  const cart = deviceCart.read();
  if (credentials.read() === undefined || cart.items.length === 0) return;
  // A call made while the API's answers are being forgotten would be forgotten with them.
  yield delay(0);
  if (!(yield* merge(cart))) {
    // Once for each login, not on each page.
    if (!opened.match(action)) showToast.error('cart:failed.merge');
    return;
  }
  // Only now, so that nothing is lost when the tab is closed on the way.
  if (deviceCart.text() === kept) deviceCart.clear();
  yield put(commerceEndpoints.util.invalidateTags(['Cart']));
}

/**
 * What a visitor had in the browser comes into the cart of the account that logs in, once. It stays in the browser while the network is away,
 * and when the account refuses it.
 */
export function* mergeCart() {
  yield takeLatest(isOtherPerson as () => boolean, begin);
  yield put(opened());
}
