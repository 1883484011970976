import { expect, jest, test } from '@jest/globals';
import { aUser } from '../../../testing/a-user.ts';
import { anApp } from '../../../testing/an-app.ts';
import { success } from '../../../testing/fake-server.ts';

const { server, store, credentials } = await anApp('/pets');
credentials.write({ token: 't', refreshToken: 'r', user: aUser() }, 'local');
jest.useFakeTimers();
const { sessionSaga } = await import('./session-saga.ts');
// Fetched before the clock stands still, as what a test waits for must not be.
await import('./learn-profile.ts');
const { startFlow } = await import('#shared/store/store.ts');
const { logoutRequested, selectUser, signedIn } = await import('./session-slice.ts');

test('a member who was made an admin meanwhile becomes one, with a token that holds the role', async () => {
  server.on('GET /auth/profile', success({ user: aUser({ userType: 'admin' }) }));
  server.on('POST /auth/refresh', success({ token: 'of an admin', refreshToken: 'r-2' }));
  startFlow(sessionSaga);
  await jest.advanceTimersByTimeAsync(2500);
  expect(selectUser(store.getState())?.userType).toBe('admin');
  expect(credentials.read()).toMatchObject({ token: 'of an admin', user: { userType: 'admin' } });
});

test('a profile that arrives after the logout is not taken over', async () => {
  store.dispatch(signedIn({ token: 't', refreshToken: 'r', user: aUser(), keeping: 'local' }));
  const answer = server.later('GET /auth/profile');
  startFlow(sessionSaga);
  await jest.advanceTimersByTimeAsync(2500);
  store.dispatch(logoutRequested());
  answer(success({ user: aUser() }));
  await jest.advanceTimersByTimeAsync(0);
  expect(selectUser(store.getState())).toBeNull();
});
