import { call, delay, put } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import { deviceFavourites } from './device-favourites.ts';
import { learned } from './favourites-slice.ts';

const { endpoints } = petsEndpoints;

const pageLimit = 100;
/** More than anybody marks; the rest is still on the account. */
const mostPages = 10;

/** In ms: the wait after a first failure, which doubles, and its limit. */
const firstWait = 2000;
const longestWait = 300_000;

/** A refusal that would come again: the listing is gone, or nobody may mark it. */
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

function* learnAll() {
  for (let page = 1; page <= mostPages; page += 1) {
    const { pets, pagination } = yield* callEndpoint(endpoints.getPetsUserLikes, { page, limit: pageLimit });
    yield put(learned(pets.map(({ id }) => id)));
    if (page >= pagination.totalPages) return;
  }
}

function* keepOnAccount(id: string) {
  yield* callEndpoint(endpoints.postPetsByIdLike, { id, body: { liked: true } });
}

/** For a member: what the account holds, and what was marked in this browser before, which goes to the account one by one. */
export function* mergeFavourites() {
  yield call(insist, learnAll);
  for (const id of deviceFavourites.read()) {
    // Changed on the account since.
    if (!deviceFavourites.read().includes(id)) continue;
    yield call(insist, () => keepOnAccount(id));
    // Only now, so that nothing is lost when the tab is closed on the way.
    deviceFavourites.remove(id);
  }
}
