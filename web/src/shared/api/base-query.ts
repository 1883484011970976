import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { apiErrorOf, networkError, unknownError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import type { CredentialStore } from './credentials.ts';
import type { RefreshSession } from './refresh-session.ts';
import { sessionExpired } from './session-expired.ts';

export interface CallOptions {
  /**
   * `public`: no token is sent, so the gateway may answer from its cache. `credentials`: the call itself proves who
   * calls (login, register), so its 401 is an answer, not an expired session. Otherwise the token is sent when there is one.
   */
  access?: 'public' | 'credentials';
}

interface Wiring {
  base: string;
  credentials: CredentialStore;
  refresh: RefreshSession;
  fetchFn?: typeof fetch;
}

export interface AnswerMeta {
  /** The `message` of a success, English. */
  message?: string;
}

export type PaltuBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, AnswerMeta>;

function normalised(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return { ...networkError };
  if (error.status === 'PARSING_ERROR') return apiErrorOf(error.originalStatus, undefined);
  if (error.status === 'CUSTOM_ERROR') return { ...unknownError };
  return apiErrorOf(error.status, error.data, meta?.response?.headers.get('retry-after') ?? null);
}

type Sent = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>;

function read(sent: Sent): QueryReturnValue<unknown, ApiError, AnswerMeta> {
  if (sent.error) return { error: normalised(sent.error, sent.meta) };
  const body = sent.data as { data?: unknown; message?: string } | null;
  return { data: body?.data ?? null, meta: { message: body?.message } };
}

/** Every call of the app: answers the body's `data`, refreshes once on 401 and retries, ends the session when that is refused. */
export function createBaseQuery({ base, credentials, refresh, fetchFn }: Wiring): PaltuBaseQuery {
  const send = async (args: string | FetchArgs, api: BaseQueryApi, token: string | undefined) => {
    const query = fetchBaseQuery({
      baseUrl: base,
      fetchFn,
      prepareHeaders: (headers) => {
        headers.set('accept', 'application/json');
        if (token) headers.set('authorization', `Bearer ${token}`);
      },
    });
    return query(args, api, {});
  };

  /** What to answer in place of a 401: the answer to the same call with a new token, or nothing when the session is over. */
  const retry = async (args: string | FetchArgs, api: BaseQueryApi, token: string) => {
    const outcome = await refresh(token);
    if (outcome === 'refreshed') return read(await send(args, api, credentials.read()?.token));
    if (outcome === 'unreachable') return { error: { ...networkError } };
    api.dispatch(sessionExpired());
    return undefined;
  };

  return async (args, api, options) => {
    const token = options?.access === undefined ? credentials.read()?.token : undefined;
    const result = await send(args, api, token);
    const isExpired = result.error?.status === 401 && token !== undefined;
    return (isExpired ? await retry(args, api, token) : undefined) ?? read(result);
  };
}
