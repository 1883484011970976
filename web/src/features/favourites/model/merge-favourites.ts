import { call, put } from 'redux-saga/effects';
import { retryUntilAnswered } from '#shared/flow/retry-until-answered.ts';
import { accountFavourites } from './account-favourites.ts';
import { deviceFavourites } from './device-favourites.ts';
import type { Kind } from './favourites-key.ts';
import { learned } from './favourites-slice.ts';

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
export function* mergeFavourites(kind: Kind) {
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
