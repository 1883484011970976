import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { apiErrorOf, networkError, unknownError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import type { CallRequest } from '../api/endpoint.ts';
import type { Answer, AnswerMeta, Authorised } from './authorised.ts';
import { callHeaders } from './call-headers.ts';
import { formOfBody, hasFiles } from './form-of-body.ts';
import type { Fields } from './form-of-body.ts';
import { insteadOf, noteAnswered } from './instead-of.ts';

export interface CallOptions {
  /**
   * `public`: no token is sent, so the gateway may answer from its cache. `credentials`: the call itself proves who
   * calls (login, register), so its 401 is an answer, not an expired session. `optional`: the token is sent when there is one, and the
   * call is made without it when the session has ended. Otherwise that ends the session here too.
   */
  access?: 'public' | 'credentials' | 'optional';
}

interface Wiring {
  base: string;
  authorised: Authorised;
  fetchFn?: typeof fetch;
}

export type PaltuBaseQuery = BaseQueryFn<string | CallRequest, unknown, ApiError, CallOptions, AnswerMeta>;

/** In ms. A write waits longer than the gateway does, so that its own answer (504) comes first. */
const timeouts = { query: 20_000, mutation: 35_000 };

function normalised(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return { ...networkError };
  if (error.status === 'PARSING_ERROR') return apiErrorOf(error.originalStatus, undefined);
  if (error.status === 'CUSTOM_ERROR') return { ...unknownError };
  return apiErrorOf(error.status, error.data, meta?.response?.headers.get('retry-after') ?? null);
}

interface Sender {
  token: string | undefined;
  signal: AbortSignal;
}

/** A body with files goes as a form, by code that no other call needs. */
async function sendWithFiles(base: string, { url, method = 'POST', headers, body, onProgress }: CallRequest, { token, signal }: Sender) {
  const { sendForm } = await import('./send-form.ts');
  const all = { ...callHeaders(token), ...(headers as Record<string, string> | undefined) };
  return sendForm({ method, address: `${base}${url}`, headers: all, form: formOfBody(body as Fields), signal, onProgress });
}

/** Every call of the app but single files that are sent ahead: answers the body's `data`; no call waits for ever. */
export function createBaseQuery({ base, authorised, fetchFn }: Wiring): PaltuBaseQuery {
  const send = async (args: string | CallRequest, api: BaseQueryApi, token: string | undefined): Promise<Answer> => {
    if (typeof args === 'object' && hasFiles(args.body)) return sendWithFiles(base, args, { token, signal: api.signal });
    const url = typeof args === 'string' ? args : args.url;
    const query = fetchBaseQuery({
      baseUrl: base,
      fetchFn,
      timeout: timeouts[api.type],
      prepareHeaders: (headers) => {
        for (const [name, value] of Object.entries({ ...callHeaders(token), ...insteadOf(url) })) headers.set(name, value);
      },
    });
    const sent = await query(args, api, {});
    if (sent.error) return { error: normalised(sent.error, sent.meta) };
    const body = sent.data as { data?: unknown; message?: string } | null;
    noteAnswered(url, body?.data);
    return { data: body?.data ?? null, meta: { message: body?.message } };
  };
  return (args, api, options) => {
    const sendAs = (token: string | undefined) => send(args, api, token);
    const { access } = options ?? {};
    return access === undefined || access === 'optional' ? authorised(sendAs, access === undefined) : sendAs(undefined);
  };
}
