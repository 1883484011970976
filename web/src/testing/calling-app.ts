import { createApi } from '@reduxjs/toolkit/query';
import { configureStore } from '@reduxjs/toolkit';
import { createAuthorised } from '../shared/transport/authorised.ts';
import { createBaseQuery } from '../shared/transport/base-query.ts';
import type { CallOptions } from '../shared/transport/base-query.ts';
import { browserCredentials } from '../shared/transport/credentials.ts';
import type { CredentialStore } from '../shared/transport/credentials.ts';
import { sessionRefresher } from '../shared/transport/refresh-session.ts';
import { safeStorage } from '../shared/transport/safe-storage.ts';
import { aUser } from './a-user.ts';
import { memoryStorage } from './memory-storage.ts';

/** What a server answers to the path of a call. */
export type Answer = (url: string, request: Request) => Response | Promise<Response>;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
export const refusal = (status: number, code: string) =>
  json(status, { status: 'error', code, message: `text of ${code}`, errors: [], requestId: 'r-1' });

/** Calls as the app makes them, to a server that answers by `answer`. */
export function anApp(answer: Answer, givePassword: (credentials: CredentialStore) => boolean = () => false) {
  const requests: { path: string; token: string | null; language: string | null }[] = [];
  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input as string, init);
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    const { headers } = request;
    requests.push({ path, token: headers.get('authorization'), language: headers.get('accept-language') });
    return answer(path, request);
  };
  const local = memoryStorage();
  const credentials = browserCredentials(
    safeStorage(() => local),
    safeStorage(memoryStorage),
  );
  const base = 'http://paltu.test/api/v1';
  const [expired, asked]: [string[], string[]] = [[], []];
  const refresh = sessionRefresher({ base, credentials, fetchFn, exclusively: (work) => work() });
  const authorised = createAuthorised({
    ...{ credentials, refresh, onExpired: () => expired.push('expired') },
    askPassword: async () => {
      asked.push('asked');
      return givePassword(credentials);
    },
  });
  const baseQuery = createBaseQuery({ base, authorised, fetchFn });
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      read: build.query<unknown, { path: string; access?: CallOptions['access'] }>({ query: ({ path }) => path }),
      readPublic: build.query<unknown, string>({ query: (path) => path, extraOptions: { access: 'public' } }),
      readOptional: build.query<unknown, string>({ query: (path) => path, extraOptions: { access: 'optional' } }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const read = (path: string) => store.dispatch(api.endpoints.read.initiate({ path }));
  const readPublic = (path: string) => store.dispatch(api.endpoints.readPublic.initiate(path));
  const readOptional = (path: string) => store.dispatch(api.endpoints.readOptional.initiate(path));
  return { requests, credentials, expired, asked, read, readPublic, readOptional };
}

/** Of somebody who is signed in. */
export const stored = () => ({ token: 'old', refreshToken: 'refresh-1', user: aUser() });
