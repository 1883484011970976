import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aUser } from '../../../testing/a-user.ts';
import { anApp } from '../../../testing/an-app.ts';
import { success } from '../../../testing/fake-server.ts';

const stored = { token: 't', refreshToken: 'r', user: aUser() };
const app = await anApp('/pets');
const { browser, server, store, credentials, toasts } = app;
credentials.write(stored, 'local');
jest.useFakeTimers();
const { startSession } = await import('./session-saga.ts');
const { logoutRequested, selectHasEnded, selectUser, signedIn, userChanged } = await import('./session-slice.ts');
const { announceExpired } = await import('#shared/transport/session-expired.ts');
startSession();

const user = () => selectUser(store.getState());
const restoredAtStart = user();
const settle = () => jest.advanceTimersByTimeAsync(0);
const inAnotherTab = (change: () => void) => {
  change();
  browser.dispatchStorageChanged('paltu.session');
};

beforeEach(() => {
  server.reset();
  server.on('POST /auth/logout', success({}));
  store.dispatch(signedIn({ ...stored, keeping: 'local' }));
  app.navigate('pets', { query: { page: '2' } });
  toasts.length = 0;
});
afterEach(() => jest.clearAllTimers());

test('who was signed in still is after a reload', () => {
  expect(restoredAtStart?.firstName).toBe('Ayesha');
});

test.each([
  ['a login', () => signedIn({ ...stored, keeping: 'local' as const })],
  ['a logout', () => logoutRequested()],
])('after %s the browser shows nothing of whom it was asked for before', async (_what, action) => {
  await import('#shared/push/browser-push.ts');
  browser.globals.localStorage.setItem('paltu.push', 'user-1');
  store.dispatch(action());
  await settle();
  expect(browser.globals.localStorage.getItem('paltu.push')).toBeNull();
});

test('a login is stored, and so is a changed profile', () => {
  expect(credentials.read()).toEqual(stored);
  store.dispatch(userChanged(aUser({ firstName: 'Aisha' })));
  expect(credentials.read()?.user.firstName).toBe('Aisha');
});

test('logout clears everything, goes home and ends the session at the server', async () => {
  store.dispatch(logoutRequested());
  await settle();
  expect([user(), credentials.read(), browser.address()]).toEqual([null, undefined, '/']);
  expect(toasts).toEqual(['success: shell:session.loggedOut']);
  expect(server.asked).toEqual([expect.objectContaining({ call: 'POST /auth/logout', token: 'Bearer t', body: '{"refreshToken":"r"}' })]);
});

test.each(['away', 'hangs'] as const)('logout works while the server is %s, more than once', async (server_) => {
  server.on('POST /auth/logout', server_);
  store.dispatch(logoutRequested());
  await settle();
  store.dispatch(signedIn({ ...stored, keeping: 'local' }));
  store.dispatch(logoutRequested());
  await settle();
  expect([user(), credentials.read()]).toEqual([null, undefined]);
  expect(toasts).toHaveLength(2);
});

test('logout works after a login that the storage had no room for', async () => {
  store.dispatch(logoutRequested());
  const room = browser.globals.localStorage.setItem;
  const fullStorage = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.assign(browser.globals.localStorage, { setItem: fullStorage });
  Object.assign(browser.globals.sessionStorage, { setItem: fullStorage });
  store.dispatch(signedIn({ ...stored, keeping: 'local' }));
  expect(user()?.id).toBe('user-1');
  store.dispatch(logoutRequested());
  Object.assign(browser.globals.localStorage, { setItem: room });
  expect([user(), credentials.read(), browser.reported]).toEqual([null, undefined, []]);
});

test('a session that is over asks for a login, explains why, and comes back to the page', () => {
  announceExpired();
  announceExpired();
  expect([user(), credentials.read(), selectHasEnded(store.getState())]).toEqual([null, undefined, true]);
  expect(browser.address()).toBe('/login?next=pets%3Fpage%3D2');
  store.dispatch(signedIn({ ...stored, keeping: 'local' }));
  expect(selectHasEnded(store.getState())).toBe(false);
});

test('a tab follows the others', () => {
  inAnotherTab(() => credentials.clear());
  expect([user(), selectHasEnded(store.getState())]).toEqual([null, false]);
  inAnotherTab(() => credentials.write({ ...stored, user: aUser({ id: 'bilal' }) }, 'local'));
  expect(user()?.id).toBe('bilal');
});

test('a session that ends is one that has ended in every tab, until somebody logs in or out', async () => {
  inAnotherTab(() => credentials.end());
  expect([user(), selectHasEnded(store.getState())]).toEqual([null, true]);
  inAnotherTab(() => credentials.write(stored, 'local'));
  expect([user()?.id, selectHasEnded(store.getState())]).toEqual(['user-1', false]);
  announceExpired();
  expect(credentials.hasEnded()).toBe(true);
  store.dispatch(signedIn({ ...stored, keeping: 'local' }));
  expect(credentials.hasEnded()).toBe(false);
  store.dispatch(logoutRequested());
  await settle();
  expect(credentials.hasEnded()).toBe(false);
});

test('a page that Back brings as it was left shows nobody who has logged out since', () => {
  credentials.clear();
  browser.dispatchReturned();
  expect(user()).toBeNull();
});

test('a profile that is answered after a logout signs nobody in, and takes nobody else’s place', async () => {
  store.dispatch(logoutRequested());
  await settle();
  store.dispatch(userChanged(aUser({ firstName: 'Aisha' })));
  expect([user(), credentials.read()]).toEqual([null, undefined]);
  const other = aUser({ id: 'bilal' });
  store.dispatch(signedIn({ ...stored, user: other, keeping: 'local' }));
  store.dispatch(userChanged(aUser({ firstName: 'Aisha' })));
  expect([user(), credentials.read()?.user]).toEqual([other, other]);
});
