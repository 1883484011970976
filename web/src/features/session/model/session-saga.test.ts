import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import createSagaMiddleware from 'redux-saga';
import { browserCredentials } from '#shared/api/credentials.ts';
import { sessionExpired } from '#shared/api/session-expired.ts';
import { aUser } from '../../../testing/a-user.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { sessionSaga } from './session-saga.ts';
import type { SessionPorts } from './session-saga.ts';
import { logoutRequested, sessionSlice, signedIn, userChanged } from './session-slice.ts';

const stored = () => ({ token: 't', refreshToken: 'r', user: aUser() });

interface Given {
  before?: ReturnType<typeof stored>;
  logout?: SessionPorts['logout'];
  readProfile?: SessionPorts['readProfile'];
}

function aSession(given: Given = {}) {
  const log: string[] = [];
  const credentials = browserCredentials(memoryStorage(), memoryStorage());
  if (given.before) credentials.write(given.before, 'local');
  let hearOtherTab = () => undefined as void;
  const ports: SessionPorts = {
    credentials,
    logout: async (token, refreshToken) => {
      log.push(`server logout ${token} ${refreshToken}`);
      return given.logout?.(token, refreshToken);
    },
    readProfile: given.readProfile ?? (() => Promise.reject(new Error('away'))),
    renewToken: async () => log.push('renew'),
    forgetAnswers: () => log.push('forget'),
    goHome: () => log.push('home'),
    goToLogin: () => log.push('login'),
    sayGoodbye: () => log.push('goodbye'),
    onOtherTab: (listener) => {
      hearOtherTab = listener;
      return () => undefined;
    },
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineSlices(sessionSlice),
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(saga),
  });
  saga.run(sessionSaga, ports);
  return { store, credentials, log, hearOtherTab: () => hearOtherTab(), user: () => store.getState().session.user };
}

test('who was signed in still is after a reload', () => {
  expect(aSession({ before: stored() }).user()?.firstName).toBe('Ayesha');
});

test('a login is stored', () => {
  const session = aSession();
  session.store.dispatch(signedIn({ ...stored(), keeping: 'local' }));
  expect(session.credentials.read()).toEqual(stored());
});

test('a changed profile is stored again', () => {
  const session = aSession({ before: stored() });
  session.store.dispatch(userChanged(aUser({ firstName: 'Aisha' })));
  expect(session.credentials.read()?.user.firstName).toBe('Aisha');
});

test('logout clears everything, tells the server and goes home', () => {
  const session = aSession({ before: stored() });
  session.store.dispatch(logoutRequested());
  expect(session.user()).toBeNull();
  expect(session.credentials.read()).toBeUndefined();
  expect(session.log).toEqual(['forget', 'goodbye', 'home', 'server logout t r']);
});

test('logout works while the server is away, more than once', async () => {
  const session = aSession({ before: stored(), logout: () => Promise.reject(new Error('away')) });
  session.store.dispatch(logoutRequested());
  await new Promise((resolve) => setTimeout(resolve));
  session.store.dispatch(signedIn({ ...stored(), keeping: 'local' }));
  session.store.dispatch(logoutRequested());
  expect(session.user()).toBeNull();
  expect(session.credentials.read()).toBeUndefined();
});

test('a refused refresh asks for a login, once', () => {
  const session = aSession({ before: stored() });
  session.store.dispatch(sessionExpired());
  session.store.dispatch(sessionExpired());
  expect(session.user()).toBeNull();
  expect(session.log).toEqual(['forget', 'login']);
});

test('a tab follows the others', () => {
  const session = aSession();
  session.credentials.write(stored(), 'local');
  session.hearOtherTab();
  expect(session.user()?.id).toBe('user-1');
  session.credentials.clear();
  session.hearOtherTab();
  expect(session.user()).toBeNull();
});

test('who was made an admin meanwhile becomes one, with a token that says so', async () => {
  const session = aSession({ before: stored(), readProfile: async () => aUser({ userType: 'admin' }) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.user()?.userType).toBe('admin');
  expect(session.credentials.read()?.user.userType).toBe('admin');
  expect(session.log).toEqual(['renew']);
});

test('a profile that arrives after the logout is not taken over', async () => {
  let answer = (_user: ReturnType<typeof aUser>) => undefined as void;
  const session = aSession({ before: stored(), readProfile: () => new Promise((resolve) => (answer = resolve)) });
  session.store.dispatch(logoutRequested());
  answer(aUser());
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.user()).toBeNull();
});
