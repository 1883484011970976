import { beforeEach, expect, jest, test } from '@jest/globals';
import i18next from 'i18next';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { fakeServer, refusal, success } from '../../testing/fake-server.ts';
import { settle } from '../../testing/settle.ts';

const browser = fakeBrowser('/desk');
browser.install();
const server = fakeServer();
Object.defineProperty(globalThis, 'fetch', { value: server.fetchFn });
const { api } = await import('../api/api.ts');
const { outcome } = await import('./outcome.ts');
const { startFlow, store } = await import('../store/store.ts');
const { callEndpoint } = await import('./call-endpoint.ts');
const { takeEach } = await import('./guarded.ts');
const { navigate } = await import('../navigation/navigation.ts');
const { currentToasts, onToasts } = await import('../toasts/toasts.ts');

const toasts: string[] = [];
onToasts(() =>
  currentToasts()
    .slice(-1)
    .forEach(({ type, text }) => toasts.push(`${type}: ${text}`)),
);
await i18next.init({ lng: 'en', resources: { en: { moderation: { decision: { approved: 'Saved {{name}}', failed: 'Not saved' } } } } });

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    save: build.mutation<{ name: string }, string>({ query: (id) => ({ url: `/things/${id}`, method: 'POST' }) }),
  }),
});
outcome(endpoints.save, {
  done: ({ name }) => ({ key: 'moderation:decision.approved', values: { name } }),
  failed: 'moderation:decision.failed',
  then: (_data, id) => ({ key: 'list', query: { from: id } }),
});
const save = (id: string) => store.dispatch(endpoints.save.initiate(id));

beforeEach(() => {
  navigate('desk', { query: { id: '1' } });
  toasts.length = 0;
  server.reset();
  server.on('POST /things/1', success({ name: 'Moti' }));
});

test('a success shows its toast and opens the next page', async () => {
  await save('1');
  expect([toasts, browser.address()]).toEqual([['success: Saved Moti'], '/list?from=1']);
});

test('a refusal shows its toast and stays on the page', async () => {
  server.on('POST /things/1', refusal(409, 'thing.taken'));
  await save('1');
  expect([toasts, browser.address()]).toEqual([['error: Not saved'], '/desk?id=1']);
});

test.each([
  ['to another page', () => navigate('home'), '/'],
  ['to another entry of the same page', () => navigate('desk', { query: { id: '2' }, replace: true }), '/desk?id=2'],
  ['away and to the same address again', () => (navigate('home'), navigate('desk', { query: { id: '1' } })), '/desk?id=1'],
])('an answer that comes after the person went %s is shown, but does not navigate', async (_where, leave, address) => {
  const answer = server.later('POST /things/1');
  const saved = save('1');
  leave();
  answer(success({ name: 'Moti' }));
  await saved;
  expect([toasts, browser.address()]).toEqual([['success: Saved Moti'], address]);
});

test('a call that was refused because the session is over shows nothing of its own', async () => {
  server.on('POST /things/1', refusal(401, 'token.missing'));
  await save('1');
  expect(toasts).toEqual([]);
});

test('a call that was broken off is not reported as failed', async () => {
  server.on('POST /things/1', 'hangs');
  const call = save('1');
  await settle();
  call.abort();
  await call;
  await settle();
  expect([toasts, server.asked[0]?.signal.aborted]).toEqual([[], true]);
});

test('a flow gets the data of its call, or the refusal', async () => {
  const ends: unknown[] = [];
  startFlow(function* flow() {
    ends.push(yield* callEndpoint(endpoints.save, '1'));
    try {
      yield* callEndpoint(endpoints.save, 'unknown');
    } catch (error) {
      ends.push(error);
    }
  });
  await settle();
  expect(ends).toEqual([{ name: 'Moti' }, expect.objectContaining({ status: 404, code: 'route.not-found' })]);
});

test('a worker that fails is reported, and the next action is handled', async () => {
  const handled: string[] = [];
  startFlow(function* flow() {
    yield takeEach({ match: (action): action is { type: string } => (action as { type: string }).type === 'knock' }, () => {
      handled.push('knock');
      throw new Error('broken');
    });
  });
  store.dispatch({ type: 'knock' });
  store.dispatch({ type: 'knock' });
  await settle();
  expect([handled.length, browser.reported.length]).toEqual([2, 2]);
});

test('a flow that fails as a whole takes no other along, and is started again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let starts = 0;
  startFlow(function* flow() {
    starts += 1;
    if (starts === 1) throw new Error('broken');
    yield 'done';
  });
  await save('1');
  expect(toasts).toEqual(['success: Saved Moti']);
  expect(starts).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(starts).toBe(2);
  jest.useRealTimers();
});
