import { beforeEach, expect, jest, test } from '@jest/globals';
import { aUser } from '../../../testing/a-user.ts';
import { anApp } from '../../../testing/an-app.ts';
import { refusal, success } from '../../../testing/fake-server.ts';

const app = await anApp('/login');
const { browser, server, store, toasts } = app;
jest.useFakeTimers();
const { entrySaga } = await import('./entry-saga.ts');
const { entryOpened, loginRequested, registrationRequested, selectEntry } = await import('./entry-slice.ts');
const { emptyRegistration, payloadOf } = await import('../registration.ts');
const { selectUser, signedOut } = await import('../model/session-slice.ts');
app.startFlow(entrySaga);

const accepted = success({ token: 't', refreshToken: 'r', user: aUser() });
const form = { email: 'ayesha@example.com', password: 'Paltu123' };
const logIn = (next = 'dashboard') => store.dispatch(loginRequested({ form, keeping: 'local', next }));
const register = () => store.dispatch(registrationRequested({ form: payloadOf({ ...emptyRegistration, ...form }), next: 'pet-42' }));
const entry = () => selectEntry(store.getState());
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  server.reset();
  server.on('POST /auth/login', accepted);
  server.on('POST /auth/register', success({ user: aUser() }));
  app.navigate('login');
  store.dispatch(signedOut());
  store.dispatch(entryOpened());
  toasts.length = 0;
});

test('a login shows its success, and goes on to the page that asked after a rest', async () => {
  logIn('pet-42?from=list');
  await settle();
  expect([entry().status, selectUser(store.getState())?.id]).toEqual(['done', 'user-1']);
  expect([toasts, browser.address()]).toEqual([['success: session:login.success'], '/login']);
  await settle(1500);
  expect(browser.address()).toBe('/pet-42?from=list');
});

test('a second click while the login is on its way sends nothing', async () => {
  logIn();
  logIn();
  await settle();
  expect(server.calls()).toEqual(['POST /auth/login']);
});

test.each([
  ['follows a link', () => app.navigate('pets')],
  ['leaves the screen', () => (app.navigate('pets'), store.dispatch(entryOpened()))],
])('who %s meanwhile is not carried off later', async (_how, leave) => {
  logIn();
  await settle();
  leave();
  await settle(1500);
  expect(browser.address()).toBe('/pets');
});

test('a login that hangs can be left, and the next one is sent', async () => {
  server.on('POST /auth/login', 'hangs');
  logIn();
  await settle();
  store.dispatch(entryOpened());
  await settle();
  expect([entry().status, server.asked[0]?.signal.aborted]).toEqual(['idle', true]);
  server.on('POST /auth/login', accepted);
  logIn();
  await settle();
  expect([entry().status, server.calls()]).toEqual(['done', ['POST /auth/login', 'POST /auth/login']]);
});

test('a login that hangs for too long reports that the server is away', async () => {
  server.on('POST /auth/login', 'hangs');
  logIn();
  await settle(60_000);
  expect(entry()).toMatchObject({ status: 'failed', error: { status: 'NETWORK_ERROR' } });
});

test('a refused login names its code, shows no success, and the next try starts clean', async () => {
  server.on('POST /auth/login', refusal(401, 'credentials.wrong'));
  logIn();
  await settle();
  expect(entry()).toMatchObject({ status: 'failed', error: { code: 'credentials.wrong' } });
  expect([toasts, selectUser(store.getState())]).toEqual([[], null]);
  server.on('POST /auth/login', accepted);
  logIn();
  await settle();
  expect(entry()).toMatchObject({ status: 'done', error: null });
});

test('a registration logs in by itself, and goes on to the page that asked', async () => {
  register();
  await settle();
  expect([entry().status, toasts]).toEqual(['done', ['success: session:register.success']]);
  await settle(1500);
  expect(browser.address()).toBe('/pet-42');
});

test('a registration whose login fails reports that instead of failing', async () => {
  server.on('POST /auth/login', 'away');
  register();
  await settle();
  expect([entry().status, selectUser(store.getState())]).toEqual(['unverified', null]);
});

test('a refused registration names its code, shows no success, and logs nobody in', async () => {
  server.on('POST /auth/register', refusal(409, 'account.email-taken'));
  register();
  await settle();
  expect(entry()).toMatchObject({ status: 'failed', error: { code: 'account.email-taken' } });
  expect([toasts, server.calls(), selectUser(store.getState())]).toEqual([[], ['POST /auth/register'], null]);
});
