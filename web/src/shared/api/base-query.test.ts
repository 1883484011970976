import { beforeEach, describe, expect, test } from '@jest/globals';
import { createApi } from '@reduxjs/toolkit/query';
import { configureStore } from '@reduxjs/toolkit';
import { createBaseQuery } from './base-query.ts';
import type { CallOptions } from './base-query.ts';
import { browserCredentials } from './credentials.ts';
import { sessionRefresher } from './refresh-session.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { aUser } from '../../testing/a-user.ts';

type Answer = (url: string, request: Request) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const refusal = (status: number, code: string) =>
  json(status, { status: 'error', code, message: `said ${code}`, errors: [], requestId: 'r-1' });

function anApp(answer: Answer) {
  const requests: { path: string; token: string | null }[] = [];
  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input as string, init);
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    requests.push({ path, token: request.headers.get('authorization') });
    return answer(path, request);
  };
  const credentials = browserCredentials(memoryStorage(), memoryStorage());
  const base = 'http://paltu.test/api/v1';
  const expired: string[] = [];
  const baseQuery = createBaseQuery({ base, credentials, refresh: sessionRefresher(base, credentials, fetchFn), fetchFn });
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      read: build.query<unknown, { path: string; access?: CallOptions['access'] }>({ query: ({ path }) => path }),
      readPublic: build.query<unknown, string>({ query: (path) => path, extraOptions: { access: 'public' } }),
    }),
  });
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      expired: (state: null = null, action) => {
        if (action.type === 'session/expired') expired.push(action.type);
        return state;
      },
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const read = (path: string) => store.dispatch(api.endpoints.read.initiate({ path }));
  const readPublic = (path: string) => store.dispatch(api.endpoints.readPublic.initiate(path));
  return { requests, credentials, expired, read, readPublic };
}

const stored = () => ({ token: 'old', refreshToken: 'refresh-1', user: aUser() });

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

describe('an expired token', () => {
  let refreshes = 0;
  const server: Answer = async (path, request) => {
    if (path === '/auth/refresh') {
      refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return json(200, { status: 'success', data: { token: 'new', refreshToken: 'refresh-2' } });
    }
    return request.headers.get('authorization') === 'Bearer new'
      ? json(200, { status: 'success', data: { path } })
      : refusal(401, 'token.expired');
  };
  beforeEach(() => {
    refreshes = 0;
  });

  test('is refreshed once for many calls at a time, and each call is sent again', async () => {
    const app = anApp(server);
    app.credentials.write(stored(), 'session');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => app.read(`/pets/${n}`)));
    expect(answers.map((answer) => answer.data)).toEqual([1, 2, 3, 4, 5, 6].map((n) => ({ path: `/pets/${n}` })));
    expect(refreshes).toBe(1);
    expect(app.credentials.read()).toMatchObject({ token: 'new', refreshToken: 'refresh-2' });
  });

  test('that another tab has refreshed meanwhile is not refreshed again', async () => {
    const app = anApp(async (path, request) => {
      if (request.headers.get('authorization') === 'Bearer old') app.credentials.write({ ...stored(), token: 'new' }, 'local');
      return server(path, request);
    });
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).data).toEqual({ path: '/pets/1' });
    expect(refreshes).toBe(0);
  });

  test('whose refresh is refused ends the session', async () => {
    const app = anApp((path) => (path === '/auth/refresh' ? refusal(401, 'refresh-token.expired') : refusal(401, 'token.expired')));
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).error).toMatchObject({ status: 401, code: 'token.expired' });
    expect(app.expired).toHaveLength(1);
  });

  test.each([
    ['the network is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['auth is down', () => refusal(503, 'service.unavailable')],
  ] as [string, () => Response | Promise<Response>][])('keeps its credentials while %s', async (_when, refresh) => {
    const app = anApp((path) => (path === '/auth/refresh' ? refresh() : refusal(401, 'token.expired')));
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).error).toMatchObject({ status: 'NETWORK_ERROR' });
    expect(app.credentials.read()).toEqual(stored());
    expect(app.expired).toHaveLength(0);
  });
});
