import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aPet } from '../../testing/a-pet.ts';
import { aUser } from '../../testing/a-user.ts';
import { anApp } from '../../testing/an-app.ts';
import { refusal, success } from '../../testing/fake-server.ts';
import { aVet } from '../../testing/a-vet.ts';
import type { Kind } from './favourites-key.ts';

const { server, store, credentials, toasts } = await anApp('/pets');
jest.useFakeTimers();
await import('./favourites-code.ts');
const { marked, selectIsMarked } = await import('./favourites-slice.ts');
const { deviceFavourites } = await import('./device-favourites.ts');
const { api } = await import('#shared/api/api.ts');

const stored = { token: 't', refreshToken: 'r', user: aUser() };
const like = 'POST /pets/p1/like';
const isMarked = (id = 'p1') => selectIsMarked(store.getState(), id);
/** One call after the other has its turn. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(0);
};
const mark = (id: string, is = true, kind: Kind = 'pet') => store.dispatch(marked({ kind, id, isMarked: is }));
const sentTo = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body);

const onePage = (ids: string[]) => ({ page: 1, limit: 100, total: ids.length, totalPages: 1, totalIsCapped: false });
const vetsOnAccount = (...ids: string[]) =>
  server.on('GET /vets/user/likes', success({ vets: ids.map((id) => aVet({ id })), pagination: onePage(ids) }));
const onAccount = (...ids: string[]) => {
  const pagination = onePage(ids);
  server.on('GET /pets/user/likes', success({ pets: ids.map((id) => aPet({ id })), pagination }));
};

/** As the session does it: the credentials change, then what the API has answered is forgotten. */
const comes = async (who: typeof stored | undefined) => {
  if (who) credentials.write(who, 'local');
  else credentials.clear();
  store.dispatch(api.util.resetApiState());
  await settle();
};

beforeEach(async () => {
  server.reset();
  onAccount();
  vetsOnAccount();
  server.on(like, success({ liked: true, likes: 1 }));
  for (const device of Object.values(deviceFavourites)) for (const id of device.read()) device.remove(id);
  await comes(undefined);
  toasts.length = 0;
});
afterEach(() => jest.clearAllTimers());

test('a visitor’s favourites lie in the browser, and nobody is asked', async () => {
  mark('p1');
  mark('p2');
  mark('p1', false);
  await settle();
  expect([deviceFavourites.pet.read(), isMarked('p1'), isMarked('p2')]).toEqual([['p2'], false, true]);
  expect(server.calls()).toEqual([]);
});

test('a member’s favourite is shown at once, and kept on the account', async () => {
  await comes(stored);
  const answer = server.later(like);
  mark('p1');
  expect(isMarked()).toBe(true);
  answer(success({ liked: true, likes: 4 }));
  await settle();
  expect([sentTo(like), isMarked(), deviceFavourites.pet.read()]).toEqual([['{"liked":true}'], true, []]);
});

test('what the account refuses is shown as it was, with a word', async () => {
  await comes(stored);
  server.on(like, 'away');
  mark('p1');
  await settle();
  expect([isMarked(), toasts]).toEqual([false, ['error: shell:favourite.failed']]);
});

test('who changes their mind while the first answer is out is believed last', async () => {
  await comes(stored);
  const answer = server.later(like);
  mark('p1');
  mark('p1', false);
  server.on(like, success({ liked: false, likes: 0 }));
  answer(success({ liked: true, likes: 1 }));
  await settle();
  expect([sentTo(like), isMarked()]).toEqual([['{"liked":true}', '{"liked":false}'], false]);
});

test('at login what the browser held goes to the account, beside what is there', async () => {
  mark('p1');
  onAccount('p9');
  await comes(stored);
  expect([sentTo(like), isMarked('p1'), isMarked('p9')]).toEqual([['{"liked":true}'], true, true]);
  expect(deviceFavourites.pet.read()).toEqual([]);
});

test('a login while the server is away loses nothing: it is tried until it goes', async () => {
  mark('p1');
  server.on(like, 'away');
  await comes(stored);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([sentTo(like).length > 2, deviceFavourites.pet.read(), isMarked()]).toEqual([true, ['p1'], true]);
  server.on(like, success({ liked: true, likes: 1 }));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(deviceFavourites.pet.read()).toEqual([]);
});

test('a listing that is gone by then does not hold up the others', async () => {
  mark('gone');
  mark('p1');
  server.on('POST /pets/gone/like', refusal(404, 'pet.not-found'));
  await comes(stored);
  expect([deviceFavourites.pet.read(), sentTo(like)]).toEqual([[], ['{"liked":true}']]);
});

test('a call that a logout breaks off changes nothing for the next member here, and shows nothing', async () => {
  onAccount('p1');
  await comes(stored);
  server.later(like);
  mark('p1', false);
  await settle();
  await comes(undefined);
  expect([isMarked(), toasts]).toEqual([false, []]);
});

test('the favourites of one member are not shown to the next', async () => {
  onAccount('p9');
  await comes(stored);
  expect(isMarked('p9')).toBe(true);
  await comes(undefined);
  expect(isMarked('p9')).toBe(false);
});

test('vets are kept apart from pets, in the browser and on the account', async () => {
  server.on('POST /vets/v1/like', success({ liked: true, likes: 1 }));
  mark('v1', true, 'vet');
  await settle();
  expect([deviceFavourites.vet.read(), deviceFavourites.pet.read()]).toEqual([['v1'], []]);
  vetsOnAccount('v9');
  await comes(stored);
  expect([sentTo('POST /vets/v1/like'), sentTo(like), isMarked('v1'), isMarked('v9')]).toEqual([['{"liked":true}'], [], true, true]);
  expect(deviceFavourites.vet.read()).toEqual([]);
});

test('pets that cannot be had hold up no vets', async () => {
  server.on('GET /pets/user/likes', 'away');
  vetsOnAccount('v9');
  await comes(stored);
  expect(isMarked('v9')).toBe(true);
});
