import { put, select } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { refusalText, showToast } from '#shared/flow/show-toast.ts';
import { isTokenRefused } from '#shared/transport/authorised.ts';
import { credentials } from '#shared/transport/transport.ts';
import { accountFavourites } from './account-favourites.ts';
import { deviceFavourites } from './device-favourites.ts';
import type { Kind } from './favourites-key.ts';
import { restored, selectIsMarked } from './favourites-slice.ts';
import type { marked } from './favourites-slice.ts';

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
export function* keepMark({ payload: { kind, id, isMarked } }: ReturnType<typeof marked>) {
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
    if (!isTokenRefused(refused)) showToast.error(refusalText(refused, 'favourites:failed'));
  } finally {
    underWay.delete(id);
  }
}
