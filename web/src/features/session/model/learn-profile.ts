import { call, put, select } from 'redux-saga/effects';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import { credentials, refreshSession } from '#shared/transport/transport.ts';
import { selectUser, userChanged } from './session-slice.ts';

/**
 * Asks the server who the member is by now.
 * @throws ApiError
 */
export function* learnProfile(stored: User) {
  const before = credentials.read();
  if (before?.user.id !== stored.id) return;
  const { user } = yield* callEndpoint(authEndpoints.endpoints.getAuthProfile, undefined);
  const now: User | null = yield select(selectUser);
  if (now?.id !== user.id) return;
  // A token of today's role.
  if (user.userType !== stored.userType) yield call(refreshSession, credentials.read() ?? before);
  yield put(userChanged(user));
}
