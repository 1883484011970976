import { call, delay, put, race, select, take } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/api-error.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { selectUser, signedIn } from '../model/session-slice.ts';
import {
  codeAsked,
  codeGiven,
  entered,
  enteredDeactivated,
  enteredUnverified,
  entryFailed,
  entryOpened,
  locationOfNext,
  loginRequested,
  reactivationRequested,
  registrationRequested,
} from './entry-slice.ts';

const { postAuthLogin, postAuthLoginSecondFactor, postAuthReactivate, postAuthRegister } = authEndpoints.endpoints;

/** Long enough to read the success screen. */
const restBeforeRedirect = 1500;

/** A member who followed the link, or went elsewhere, stays there. */
function* continueLater(asked: Visit, next: string) {
  yield delay(restBeforeRedirect);
  if (!isStillAt(asked)) return;
  const user = (yield select(selectUser)) as User | null;
  const { key, query } = locationOfNext(next, user);
  navigate(key, { query, replace: true });
}

function* welcome(asked: Visit, next: string) {
  yield put(entered());
  showToast.success('session:login.success');
  yield call(continueLater, asked, next);
}

/** A login, or one that brings a deactivated account back. */
function* logIn({ type, payload: { form, keeping, next } }: ReturnType<typeof loginRequested>) {
  const asked = currentVisit();
  try {
    const endpoint = type === loginRequested.type ? postAuthLogin : postAuthReactivate;
    const answer = yield* callEndpoint(endpoint, { body: form });
    if ('secondFactor' in answer) {
      yield put(codeAsked(answer.secondFactor.challenge));
      return;
    }
    yield put(signedIn({ ...answer, keeping }));
  } catch (error) {
    const isDeactivated = (error as ApiError).code === 'account.deactivated';
    yield put(isDeactivated ? enteredDeactivated() : entryFailed(error as ApiError));
    return;
  }
  yield call(welcome, asked, next);
}

/** The second step of a login. */
function* giveCode({ payload: { challenge, code, keeping, next } }: ReturnType<typeof codeGiven>) {
  const asked = currentVisit();
  try {
    const answer = yield* callEndpoint(postAuthLoginSecondFactor, { body: { challenge, code } });
    yield put(signedIn({ ...answer, keeping }));
  } catch (error) {
    yield put(entryFailed(error as ApiError));
    return;
  }
  yield call(welcome, asked, next);
}

function* register({ payload: { form, next } }: ReturnType<typeof registrationRequested>) {
  const asked = currentVisit();
  try {
    yield* callEndpoint(postAuthRegister, { body: form });
  } catch (error) {
    yield put(entryFailed(error as ApiError));
    return;
  }
  showToast.success('session:register.success');
  try {
    const { email, password } = form;
    const answer = yield* callEndpoint(postAuthLogin, { body: { email, password } });
    // A new account has no second factor.
    if ('secondFactor' in answer) throw new Error('a new account was asked for a code');
    yield put(signedIn({ ...answer, keeping: 'local' }));
  } catch {
    yield put(enteredUnverified());
    return;
  }
  yield put(entered());
  yield call(continueLater, asked, next);
}

const requests = [loginRequested, registrationRequested, reactivationRequested, codeGiven];
type Requested = ReturnType<(typeof requests)[number]>;

/** One at a time: a second click sends nothing. */
function* entries() {
  for (;;) {
    const action = (yield take(requests)) as Requested;
    if (registrationRequested.match(action)) yield call(register, action);
    else if (codeGiven.match(action)) yield call(giveCode, action);
    else yield call(logIn, action as ReturnType<typeof loginRequested>);
  }
}

/**
 * Login and registration as flows: the call, the stored session, the success screen, and on after 1.5 s. Leaving the screen breaks off what
 * is under way, and the next visit starts afresh.
 */
export function* entrySaga() {
  for (;;) yield race({ entries: call(entries), left: take(entryOpened) });
}
