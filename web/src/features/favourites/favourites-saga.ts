import type { UnknownAction } from '@reduxjs/toolkit';
import { all, call, delay, put, select, takeLatest } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/api.ts';
import { forkListener, takeEach } from '#shared/flow/guarded.ts';
import { retryUntilAnswered } from '#shared/flow/retry-until-answered.ts';
import { refusalText, showToast } from '#shared/flow/show-toast.ts';
import { isTokenRefused } from '#shared/transport/authorised.ts';
import { credentials } from '#shared/transport/transport.ts';
import { accountFavourites } from './account-favourites.ts';
import { changesFavourites, deviceFavourites } from './device-favourites.ts';
import { kinds } from './favourites-key.ts';
import type { Kind } from './favourites-key.ts';
import { begun, learned, marked, opened, restored, selectIsMarked } from './favourites-slice.ts';

/** Who is here has changed whenever the answers of the API are forgotten. */
const isOtherPerson = (action: UnknownAction): boolean => opened.match(action) || api.util.resetApiState.match(action);

const pageLimit = 100;
/** More than anybody marks; the rest is still on the account. */
const mostPages = 10;

function* learnAll(kind: Kind) {
  for (let page = 1; page <= mostPages; page += 1) {
    const { ids, pagination } = yield* accountFavourites[kind].list({ page, limit: pageLimit });
    yield put(learned(ids));
    if (page >= pagination.totalPages) return;
  }
}

/** For a member, of one kind: what the account holds, and what was marked in this browser before, which goes to the account one by one. */
function* mergeFavourites(kind: Kind) {
  const device = deviceFavourites[kind];
  yield call(retryUntilAnswered, () => learnAll(kind));
  for (const id of device.read()) {
    // Changed on the account since.
    if (!device.read().includes(id)) continue;
    yield call(retryUntilAnswered, () => accountFavourites[kind].keep(id, true));
    // Only now, so that nothing is lost when the tab is closed on the way.
    device.remove(id);
  }
}

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

const isWanted = (id: string) => (state: Parameters<typeof selectIsMarked>[0]) => selectIsMarked(state, id);

/** What has a mark on its way to the account: a further change waits for its answer, so that the last one counts. */
const underWay = new Set<string>();

let isDeviceNoticeShown = false;

function keepOnDevice(kind: Kind, id: string, isMarked: boolean): void {
  if (!isMarked) return deviceFavourites[kind].remove(id);
  if (!deviceFavourites[kind].add(id)) return showToast.warning('favourites:notKept');
  if (!isDeviceNoticeShown) showToast.info('favourites:onDevice');
  isDeviceNoticeShown = true;
}

function* sendUntilSame(kind: Kind, id: string, kept: { isMarked: boolean }) {
  for (;;) {
    const wanted: boolean = yield select(isWanted(id));
    if (wanted === kept.isMarked) return;
    yield* accountFavourites[kind].keep(id, wanted);
    kept.isMarked = wanted;
    // Whatever the browser holds of it, the account knows better now.
    deviceFavourites[kind].remove(id);
  }
}

/** Keeps a mark: in the browser for a visitor, on the account for a member; what the account refuses is shown as it was. */
function* keepMark({ payload: { kind, id, isMarked } }: ReturnType<typeof marked>) {
  const member = credentials.read()?.user.id;
  if (member === undefined) return keepOnDevice(kind, id, isMarked);
  if (underWay.has(id)) return;
  underWay.add(id);
  const kept = { isMarked: !isMarked };
  try {
    yield* sendUntilSame(kind, id, kept);
  } catch (error) {
    // The call ended with the session: the member who is here by now has other marks.
    if (credentials.read()?.user.id !== member) return;
    const refused = error as ApiError;
    yield put(restored({ id, isMarked: kept.isMarked }));
    if (!isTokenRefused(refused)) showToast.error(refusalText(refused, 'shell:favourite.failed'));
  } finally {
    underWay.delete(id);
  }
}

/** Favourites: shown at once, kept on the account or in the browser, brought together at login. */
export function* favouritesSaga() {
  yield takeEach(marked, keepMark);
  yield takeLatest(isOtherPerson as () => boolean, begin);
  yield forkListener(onOtherTab, begin);
  yield put(opened());
}
