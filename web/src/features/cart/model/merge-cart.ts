import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, takeLatest } from 'redux-saga/effects';
import { api } from '#shared/api/api.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import { insist } from '#shared/flow/insist.ts';
import { credentials } from '#shared/transport/transport.ts';
import { deviceCart } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';

const { postCartMerge, postCartPromo } = commerceEndpoints.endpoints;

const opened = createAction('cart/opened');

/** Who is here has changed whenever the answers of the API are forgotten. */
const isOtherPerson = (action: UnknownAction): boolean => opened.match(action) || api.util.resetApiState.match(action);

function* merge({ items, code }: DeviceCart) {
  yield call(insist, () => callEndpoint(postCartMerge, { body: { items: [...items] } }));
  if (code !== '') yield call(insist, () => callEndpoint(postCartPromo, { body: { code } }));
}

function* begin() {
  const kept = deviceCart.text();
  const cart = deviceCart.read();
  if (credentials.read() === undefined || cart.items.length === 0) return;
  // A call made while the API's answers are being forgotten would be forgotten with them.
  yield delay(0);
  yield* merge(cart);
  // Only now, so that nothing is lost when the tab is closed on the way.
  if (deviceCart.text() === kept) deviceCart.clear();
  yield put(commerceEndpoints.util.invalidateTags(['Cart']));
}

/** What a visitor had in the browser comes into the cart of the account that logs in, once; nothing is lost while the network is away. */
export function* mergeCart() {
  yield takeLatest(isOtherPerson as () => boolean, begin);
  yield put(opened());
}
