import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, fork, put, select, take, takeEvery, takeLeading } from 'redux-saga/effects';
import type { CredentialStore } from '#shared/api/credentials.ts';
import { sessionExpired } from '#shared/api/session-expired.ts';
import type { User } from '#shared/api/types.ts';
import { logoutRequested, restored, selectUser, signedIn, signedOut, userChanged } from './session-slice.ts';
import type { SessionState } from './session-slice.ts';

/** What the flows of the session need from outside; tests hand in their own. */
export interface SessionPorts {
  credentials: CredentialStore;
  /** Tells the server; may fail in any way. */
  logout: (token: string, refreshToken: string) => Promise<unknown>;
  /** Who this is according to the server, asked when the first page has been shown. */
  readProfile: () => Promise<User>;
  /** Gets a token of today's role. */
  renewToken: () => Promise<unknown>;
  /** Forgets everything that was read as this member. */
  forgetAnswers: () => void;
  goHome: () => void;
  goToLogin: () => void;
  sayGoodbye: () => void;
  /** Calls back when another tab logged in or out; answers the way to stop. */
  onOtherTab: (listener: () => void) => () => void;
}

const read = (state: { session: SessionState }) => selectUser(state);

function* logOut(ports: SessionPorts) {
  const stored = ports.credentials.read();
  ports.credentials.clear();
  yield put(signedOut());
  ports.forgetAnswers();
  ports.sayGoodbye();
  ports.goHome();
  try {
    if (stored) yield call(ports.logout, stored.token, stored.refreshToken);
  } catch {
    // The session ends by itself; nobody is kept signed in because the server is away.
  }
}

function* expire(ports: SessionPorts) {
  const user: User | null = yield select(read);
  ports.credentials.clear();
  if (!user) return;
  yield put(signedOut());
  ports.forgetAnswers();
  ports.goToLogin();
}

/** Name or role may have changed since the user was stored. */
function* learnProfile(ports: SessionPorts) {
  const stored: User | null = yield select(read);
  if (!stored) return;
  try {
    const user: User = yield call(ports.readProfile);
    const now: User | null = yield select(read);
    if (now?.id !== user.id) return;
    if (user.userType !== stored.userType) yield call(ports.renewToken);
    yield put(userChanged(user));
  } catch {
    // The stored user stands until the server can be asked.
  }
}

function* followOtherTabs(ports: SessionPorts) {
  const changes: EventChannel<true> = yield call(() => eventChannel<true>((emit) => ports.onOtherTab(() => emit(true))));
  while (true) {
    yield take(changes);
    const now = ports.credentials.read()?.user ?? null;
    const before: User | null = yield select(read);
    yield put(restored(now));
    if (now?.id !== before?.id) ports.forgetAnswers();
  }
}

/** The whole session: restored at start, stored at login, cleared at logout or when refresh is refused, equal in all tabs. */
export function* sessionSaga(ports: SessionPorts) {
  yield put(restored(ports.credentials.read()?.user ?? null));
  yield takeEvery(signedIn, function store({ payload: { keeping, ...credentials } }) {
    ports.credentials.write(credentials, keeping);
    ports.forgetAnswers();
  });
  yield takeEvery(userChanged, function store({ payload: user }) {
    const stored = ports.credentials.read();
    if (stored) ports.credentials.write({ ...stored, user });
  });
  yield takeLeading(logoutRequested, logOut, ports);
  yield takeEvery(sessionExpired, expire, ports);
  yield fork(followOtherTabs, ports);
  yield fork(learnProfile, ports);
}
