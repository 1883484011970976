import type { UnknownAction } from '@reduxjs/toolkit';
import { all, call, delay, put, takeLatest } from 'redux-saga/effects';
import { api } from '#shared/api/api.ts';
import { forkListener, takeEach } from '#shared/flow/guarded.ts';
import { credentials } from '#shared/transport/transport.ts';
import { changesFavourites, deviceFavourites } from './device-favourites.ts';
import { kinds } from './favourites-key.ts';
import { begun, marked, opened } from './favourites-slice.ts';
import { keepMark } from './keep-mark.ts';
import { mergeFavourites } from './merge-favourites.ts';

/** Who is here has changed whenever the answers of the API are forgotten. */
const isOtherPerson = (action: UnknownAction): boolean => opened.match(action) || api.util.resetApiState.match(action);

function* begin() {
  yield put(begun(kinds.flatMap((kind) => deviceFavourites[kind].read())));
  if (!credentials.read()) return;
  // A call made while the API's answers are being forgotten would be forgotten with them.
  yield delay(0);
  yield all(kinds.map((kind) => call(mergeFavourites, kind)));
}

function onOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (changesFavourites(event) && !credentials.read()) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Favourites: shown at once, kept on the account or in the browser, brought together at login. */
export function* favouritesSaga() {
  yield takeEach(marked, keepMark);
  yield takeLatest(isOtherPerson as () => boolean, begin);
  yield forkListener(onOtherTab, begin);
  yield put(opened());
}
