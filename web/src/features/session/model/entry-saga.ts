import { call, put, race, take, takeLeading } from 'redux-saga/effects';
import { isApiError, unknownError } from '#shared/api/api-error.ts';
import type { LoginAnswer } from '../api/session-api.ts';
import { entered, enteredUnverified, entryFailed, entryOpened, loginRequested, registrationRequested } from './entry-slice.ts';
import type { RegistrationPayload } from './registration.ts';
import { signedIn } from './session-slice.ts';
import type { LoginForm } from './session-slice.ts';

export interface EntryPorts {
  login: (form: LoginForm) => Promise<LoginAnswer>;
  register: (form: RegistrationPayload) => Promise<unknown>;
  sayWelcomeBack: () => void;
  sayRegistered: () => void;
  goOn: (next: string) => void;
  /** Resolves after the 1.5 s in which the success screen can be read. */
  pause: () => Promise<void>;
}

const errorOf = (error: unknown) => (isApiError(error) ? error : unknownError);

function* goOnLater(ports: EntryPorts, next: string) {
  const { left } = (yield race({ rested: call(ports.pause), left: take(entryOpened) })) as { left?: unknown };
  if (!left) ports.goOn(next);
}

function* logIn(ports: EntryPorts, { payload }: ReturnType<typeof loginRequested>) {
  try {
    const answer: LoginAnswer = yield call(ports.login, payload.form);
    yield put(signedIn({ ...answer, keeping: payload.keeping }));
    yield put(entered());
    ports.sayWelcomeBack();
    yield call(goOnLater, ports, payload.next);
  } catch (error) {
    yield put(entryFailed(errorOf(error)));
  }
}

function* register(ports: EntryPorts, { payload }: ReturnType<typeof registrationRequested>) {
  try {
    yield call(ports.register, payload);
  } catch (error) {
    yield put(entryFailed(errorOf(error)));
    return;
  }
  ports.sayRegistered();
  try {
    const answer: LoginAnswer = yield call(ports.login, { email: payload.email, password: payload.password });
    yield put(signedIn({ ...answer, keeping: 'local' }));
    yield put(entered());
  } catch {
    yield put(enteredUnverified());
    return;
  }
  yield call(goOnLater, ports, 'dashboard');
}

/** Login and registration as flows: the call, the stored session, the success screen, and on after 1.5 s. */
export function* entrySaga(ports: EntryPorts) {
  yield takeLeading(loginRequested, logIn, ports);
  yield takeLeading(registrationRequested, register, ports);
}
