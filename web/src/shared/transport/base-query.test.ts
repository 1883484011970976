import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { anApp, json, refusal, stored } from '../../testing/calling-app.ts';
import { pageInLanguage } from '../../testing/page-in-language.ts';

beforeEach(() => pageInLanguage('en'));

describe('a call', () => {
  test('answers the data of the body', async () => {
    const app = anApp(() => json(200, { status: 'success', data: { pets: [1] } }));
    expect((await app.read('/pets')).data).toEqual({ pets: [1] });
  });

  test('sends the token, but never on a public read', async () => {
    const app = anApp(() => json(200, { status: 'success', data: {} }));
    app.credentials.write(stored(), 'local');
    await app.read('/pets/user/my-pets');
    await app.readPublic('/pets');
    expect(app.requests.map(({ token }) => token)).toEqual(['Bearer old', null]);
  });

  test('names the code, the fields and the wait of a refusal', async () => {
    const body = {
      status: 'error',
      code: 'request.invalid',
      message: 'No',
      errors: [{ path: 'age', code: 'required', msg: 'Age is required' }],
    };
    const app = anApp(() => json(429, body, { 'retry-after': '7' }));
    expect((await app.read('/pets')).error).toMatchObject({
      status: 429,
      code: 'request.invalid',
      fields: { age: { code: 'required', msg: 'Age is required' } },
      retryAfterSeconds: 7,
    });
  });

  test('that nobody answers is a network error, and so is the page of a proxy', async () => {
    const dead = anApp(() => Promise.reject(new TypeError('fetch failed')));
    const proxy = anApp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    for (const app of [dead, proxy]) {
      expect((await app.read('/pets')).error).toMatchObject({
        status: 'NETWORK_ERROR',
        message: 'Server is currently unavailable. Please try again later.',
      });
    }
  });
});

test('every call carries the language of the page as it is by then, the refresh too', async () => {
  const app = anApp((path, { headers }) => {
    pageInLanguage('ur');
    if (path === '/auth/refresh') return json(200, { data: { token: 'new', refreshToken: 'refresh-2' } });
    return headers.get('authorization') === 'Bearer new' ? json(200, { data: {} }) : refusal(401, 'token.expired');
  });
  app.credentials.write(stored(), 'local');
  await app.read('/pets/user/my-pets');
  expect(app.requests.map(({ path, language }) => [path, language])).toEqual([
    ['/pets/user/my-pets', 'en'],
    ['/auth/refresh', 'ur'],
    ['/pets/user/my-pets', 'ur'],
  ]);
});

describe('a call that hangs', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  test('ends as a network error', async () => {
    const app = anApp(
      (_path, request) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const answer = app.read('/pets');
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await answer).error).toMatchObject({ status: 'NETWORK_ERROR' });
  });
});
