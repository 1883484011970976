import { call, delay, fork, put, select } from 'redux-saga/effects';
import { api } from '#shared/api/api.ts';
import type { User } from '#shared/api/types.ts';
import { forkListener, takeEach } from '#shared/flow/guarded.ts';
import { showToast } from '#shared/flow/show-toast.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { currentVisit, navigate } from '#shared/navigation/navigation.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import type * as pushing from '#shared/push/browser-push.ts';
import { startFlow } from '#shared/store/store.ts';
import { callHeaders } from '#shared/transport/call-headers.ts';
import { changesCredentials } from '#shared/transport/credentials.ts';
import type { Credentials } from '#shared/transport/credentials.ts';
import { onExpired } from '#shared/transport/session-expired.ts';
import { apiBase, credentials } from '#shared/transport/transport.ts';
import type * as learning from './learn-profile.ts';
import {
  closed,
  logoutRequested,
  profileOutdated,
  restored,
  selectUser,
  sessionEnded,
  signedIn,
  signedOut,
  userChanged,
} from './session-slice.ts';
import type { SessionState } from './session-slice.ts';

/** Long enough for the first page to have what it needs. */
const afterFirstPage = 2000;

const resetApiCache = () => put(api.util.resetApiState());

const kept = (): SessionState => ({ user: credentials.read()?.user ?? null, hasEnded: credentials.hasEnded() });

function storeUser({ payload: user }: ReturnType<typeof userChanged>): void {
  const stored = credentials.read();
  if (stored?.user.id === user.id) credentials.write({ ...stored, user });
}

/** A browser shows nothing of an account that is not signed in there; one that fails shows what has no name in it. */
function endPushHere(): void {
  const end = ({ endPush }: typeof pushing) => endPush();
  import('#shared/push/browser-push.ts').then(end).catch(() => undefined);
}

function* store({ payload: { keeping, ...accepted } }: ReturnType<typeof signedIn>) {
  credentials.write(accepted, keeping);
  // What this browser showed was asked for in another session, maybe by somebody else.
  endPushHere();
  yield resetApiCache();
}

function* leave(toastText: ToastText) {
  credentials.clear();
  endPushHere();
  yield put(signedOut());
  yield resetApiCache();
  showToast.success(toastText);
  navigate('home', { isFree: true });
}

function* endHere({ payload }: ReturnType<typeof closed>) {
  yield call(leave, payload);
}

/** Ends the session at the server, which may be away: nobody is kept signed in for that, the session then ends by itself. */
async function sendLogout({ token, refreshToken }: Credentials): Promise<void> {
  const headers = { ...callHeaders(token), 'content-type': 'application/json' };
  const body = JSON.stringify({ refreshToken });
  await fetch(`${apiBase}/auth/logout`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

function* logOut() {
  const user: User | null = yield select(selectUser);
  if (!user) return;
  const stored = credentials.read();
  yield call(leave, 'shell:session.loggedOut');
  if (stored) yield call(sendLogout, stored);
}

function* expire() {
  const user: User | null = yield select(selectUser);
  if (!user && !credentials.read()) return;
  credentials.end();
  endPushHere();
  if (!user) return;
  yield put(sessionEnded());
  yield resetApiCache();
  const { key, query } = currentVisit();
  navigate('login', { query: { next: pathOf(key, query).slice(1) }, isFree: true });
}

function* learn() {
  const user: User | null = yield select(selectUser);
  if (!user) return;
  try {
    // Not among what the first page loads.
    const { learnProfile }: typeof learning = yield call(() => import('./learn-profile.ts'));
    yield call(learnProfile, user);
  } catch {
    // The stored user stands until the server can be asked.
  }
}

/** Name or role may have changed since the user was stored. */
function* learnLater() {
  yield delay(afterFirstPage);
  yield call(learn);
}

function* followOtherTab() {
  const { user: now, hasEnded } = kept();
  const before: User | null = yield select(selectUser);
  yield put(restored({ user: now, hasEnded }));
  if (now?.id !== before?.id) yield resetApiCache();
}

function onOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (changesCredentials(event)) listener();
  };
  // A page that Back brings as it was left has missed everything meanwhile: the member who was signed in then may have logged out.
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', returned);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', returned);
  };
}

/** The whole session: restored at start, stored at login, cleared at logout or when refresh is refused, equal in all tabs. */
export function* sessionSaga() {
  yield put(restored(kept()));
  yield takeEach(signedIn, store);
  yield takeEach(userChanged, storeUser);
  yield takeEach(profileOutdated, learn);
  yield takeEach(logoutRequested, logOut);
  yield takeEach(closed, endHere);
  yield forkListener(onExpired, expire);
  yield forkListener(onOtherTab, followOtherTab);
  yield fork(learnLater);
}

/** Called once by the app, before the first paint. */
export function startSession(): void {
  startFlow(sessionSaga);
}
