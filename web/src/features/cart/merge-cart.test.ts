import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aUser } from '../../testing/a-user.ts';
import { anApp } from '../../testing/an-app.ts';
import { refusal, success } from '../../testing/fake-server.ts';

const { server, store, credentials, toasts } = await anApp('/pets');
jest.useFakeTimers();
const { deviceCart } = await import('./device-cart.ts');
const { api } = await import('#shared/api/api.ts');
const { emptyCart } = await import('./cart.ts');
await import('./cart-code.ts');

const merge = 'POST /cart/merge';
const kept = { items: [{ accessoryId: 'a', quantity: 2 }], code: 'PETLOVE10' };

/** As the session does it: the credentials change, then the answers of the API are forgotten. */
const login = async () => {
  credentials.write({ token: 't', refreshToken: 'r', user: aUser() }, 'local');
  store.dispatch(api.util.resetApiState());
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  server.reset();
  toasts.length = 0;
  deviceCart.write(kept);
});
afterEach(() => jest.clearAllTimers());

/** What was asked for besides how many there are now. */
const changes = () => server.calls().filter((call) => !call.startsWith('GET '));

test('the cart of the browser goes to the account at login, and the browser keeps it no longer', async () => {
  for (const call of [merge, 'POST /cart/promo']) server.on(call, success({ cart: emptyCart }));
  await login();
  expect([changes(), deviceCart.read().items, toasts]).toEqual([[merge, 'POST /cart/promo'], [], []]);
});

test('a cart that the account refuses stays in the browser, and the member is notified', async () => {
  server.on(merge, refusal(400, 'request.invalid'));
  await login();
  expect([changes(), deviceCart.read(), toasts]).toEqual([[merge], kept, ['error: cart:failed.merge']]);
});
