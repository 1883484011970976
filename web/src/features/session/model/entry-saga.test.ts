import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import createSagaMiddleware from 'redux-saga';
import { apiErrorOf } from '#shared/api/api-error.ts';
import { aUser } from '../../../testing/a-user.ts';
import { entrySaga } from './entry-saga.ts';
import type { EntryPorts } from './entry-saga.ts';
import { entryOpened, entrySlice, loginRequested, registrationRequested } from './entry-slice.ts';
import { emptyRegistration, payloadOf } from './registration.ts';
import { sessionSlice } from './session-slice.ts';

const answer = { token: 't', refreshToken: 'r', user: aUser() };
const form = { email: 'ayesha@example.com', password: 'Paltu123' };

function anEntry(given: Partial<EntryPorts> = {}) {
  const log: string[] = [];
  let rest = () => undefined as void;
  const ports: EntryPorts = {
    login: async () => answer,
    register: async () => undefined,
    sayWelcomeBack: () => log.push('welcome back'),
    sayRegistered: () => log.push('registered'),
    goOn: (next) => log.push(`go on to ${next}`),
    pause: () => new Promise((resolve) => (rest = resolve)),
    ...given,
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineSlices(sessionSlice, entrySlice),
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(saga),
  });
  saga.run(entrySaga, ports);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const afterTheRest = async () => {
    rest();
    await settle();
  };
  return { store, log, settle, afterTheRest, state: () => store.getState() };
}

test('a login shows its success, and goes on to the page that asked after a rest', async () => {
  const entry = anEntry();
  entry.store.dispatch(loginRequested({ form, keeping: 'session', next: 'pet-42' }));
  await entry.settle();
  expect(entry.state().entry.status).toBe('done');
  expect(entry.state().session.user?.id).toBe('user-1');
  expect(entry.log).toEqual(['welcome back']);
  await entry.afterTheRest();
  expect(entry.log).toEqual(['welcome back', 'go on to pet-42']);
});

test('who leaves the success screen is not carried off later', async () => {
  const entry = anEntry();
  entry.store.dispatch(loginRequested({ form, keeping: 'local', next: 'dashboard' }));
  await entry.settle();
  entry.store.dispatch(entryOpened());
  await entry.afterTheRest();
  expect(entry.log).toEqual(['welcome back']);
});

test('a refused login names its code, and the next try starts clean', async () => {
  let isRight = false;
  const refusal = apiErrorOf(401, { code: 'credentials.wrong', message: 'No' });
  const entry = anEntry({ login: () => (isRight ? Promise.resolve(answer) : Promise.reject(refusal)) });
  entry.store.dispatch(loginRequested({ form, keeping: 'local', next: 'dashboard' }));
  await entry.settle();
  expect(entry.state().entry).toMatchObject({ status: 'failed', attempt: 1, error: { code: 'credentials.wrong' } });
  isRight = true;
  entry.store.dispatch(loginRequested({ form, keeping: 'local', next: 'dashboard' }));
  await entry.settle();
  expect(entry.state().entry).toMatchObject({ status: 'done', error: null });
});

test('a registration logs in by itself', async () => {
  const entry = anEntry();
  entry.store.dispatch(registrationRequested(payloadOf({ ...emptyRegistration, ...form })));
  await entry.settle();
  expect(entry.state().entry.status).toBe('done');
  await entry.afterTheRest();
  expect(entry.log).toEqual(['registered', 'go on to dashboard']);
});

test('a registration whose login fails says so instead of failing', async () => {
  const entry = anEntry({ login: () => Promise.reject(new Error('away')) });
  entry.store.dispatch(registrationRequested(payloadOf({ ...emptyRegistration, ...form })));
  await entry.settle();
  expect(entry.state().entry.status).toBe('unverified');
  expect(entry.state().session.user).toBeNull();
});
