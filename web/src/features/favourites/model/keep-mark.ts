import { put, select } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import { refusalSaid, say } from '#shared/flow/say.ts';
import { isTokenRefused } from '#shared/transport/authorised.ts';
import { credentials } from '#shared/transport/transport.ts';
import { deviceFavourites } from './device-favourites.ts';
import { restored, selectIsMarked } from './favourites-slice.ts';
import type { marked } from './favourites-slice.ts';

const { endpoints } = petsEndpoints;

const isWanted = (id: string) => (state: Parameters<typeof selectIsMarked>[0]) => selectIsMarked(state, id);

/** Pets whose mark is on its way to the account: a further change waits for its answer, so that the last one counts. */
const underWay = new Set<string>();

let isToldOfDevice = false;

function keepOnDevice(id: string, isMarked: boolean): void {
  if (!isMarked) return deviceFavourites.remove(id);
  if (!deviceFavourites.add(id)) return say.warning('favourites:notKept');
  if (!isToldOfDevice) say.info('favourites:onDevice');
  isToldOfDevice = true;
}

function* sendUntilSame(id: string, kept: { isMarked: boolean }) {
  for (;;) {
    const wanted: boolean = yield select(isWanted(id));
    if (wanted === kept.isMarked) return;
    yield* callEndpoint(endpoints.postPetsByIdLike, { id, body: { liked: wanted } });
    kept.isMarked = wanted;
    // Whatever the browser holds of it, the account knows better now.
    deviceFavourites.remove(id);
  }
}

/** Keeps a mark: in the browser for a visitor, on the account for a member; what the account refuses is shown as it was. */
export function* keepMark({ payload: { id, isMarked } }: ReturnType<typeof marked>) {
  const member = credentials.read()?.user.id;
  if (member === undefined) return keepOnDevice(id, isMarked);
  if (underWay.has(id)) return;
  underWay.add(id);
  const kept = { isMarked: !isMarked };
  try {
    yield* sendUntilSame(id, kept);
  } catch (error) {
    // The call ended with the session: whoever is here by now has other marks.
    if (credentials.read()?.user.id !== member) return;
    const refused = error as ApiError;
    yield put(restored({ id, isMarked: kept.isMarked }));
    if (!isTokenRefused(refused)) say.error(refusalSaid(refused, 'favourites:failed'));
  } finally {
    underWay.delete(id);
  }
}
