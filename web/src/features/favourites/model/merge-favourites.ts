import { call, delay, put } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { accountFavourites } from './account-favourites.ts';
import { deviceFavourites } from './device-favourites.ts';
import type { Kind } from './favourites-key.ts';
import { learned } from './favourites-slice.ts';

const pageLimit = 100;
/** More than anybody marks; the rest is still on the account. */
const mostPages = 10;

/** In ms: the wait after a first failure, which doubles, and its limit. */
const firstWait = 2000;
const longestWait = 300_000;

/** A refusal that would come again: what was marked is gone, or nobody may mark it. */
const isFinal = ({ status }: ApiError): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Until it goes well or is refused for good; answers whether it went well. Nothing is given up because the network is away. */
function* insist(act: () => Generator): Generator<unknown, boolean> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      yield call(act);
      return true;
    } catch (error) {
      const refused = error as ApiError;
      if (isFinal(refused)) return false;
      yield delay(Math.max(wait, (refused.retryAfterSeconds ?? 0) * 1000));
    }
  }
}

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
  yield call(insist, () => learnAll(kind));
  for (const id of device.read()) {
    // Changed on the account since.
    if (!device.read().includes(id)) continue;
    yield call(insist, () => accountFavourites[kind].keep(id, true));
    // Only now, so that nothing is lost when the tab is closed on the way.
    device.remove(id);
  }
}
