import { backoff, reasonOf, retry } from '@paltu/kernel';
import type { DemoMember } from './members.ts';

/** The API refused, or answered something unexpected. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ApiRefusal';
    this.status = status;
    this.code = code;
  }
}

/** A call that must not simply be repeated got no answer: it may have happened or not. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below /api/v1, with its query. */
  path: string;
  token?: string;
  json?: unknown;
  form?: FormData;
  ifMatch?: number;
  /** Names the attempt: however often it is made, it leads to one thing. */
  idempotencyKey?: string;
  /** A lost answer is reported as AnswerLost instead of asking again. */
  onlyOnce?: boolean;
}

/** Makes one call and returns what stands in `data`. Waits out trouble that passes; throws ApiRefusal on the rest. */
export type ApiClient = <Data>(call: ApiCall) => Promise<Data>;

interface ApiClientOptions {
  baseUrl: string;
  /** Sent with every call, unless it is '': by it the gateway knows them. */
  pass?: string;
  wait: (milliseconds: number) => Promise<void>;
  /** How often a call is tried before trouble counts as lasting. */
  attempts?: number;
}

/** Trouble that may pass. */
class PassingTrouble extends Error {
  override readonly name = 'PassingTrouble';
  /** The call was turned away before it could do anything. */
  readonly nothingHappened: boolean;
  /** How long the server asks us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { nothingHappened = false, retryAfterMs }: { nothingHappened?: boolean; retryAfterMs?: number } = {}) {
    super(message);
    this.nothingHappened = nothingHappened;
    this.retryAfterMs = retryAfterMs;
  }
}

const CALL_TIMEOUT_MS = 60_000;
const LONGEST_WAIT_MS = 8_000;

function request(call: ApiCall, pass: string): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (pass !== '') headers.set('x-demo-pass', pass);
  if (call.token !== undefined) headers.set('authorization', `Bearer ${call.token}`);
  if (call.ifMatch !== undefined) headers.set('if-match', `"${call.ifMatch}"`);
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
  if (call.json !== undefined) headers.set('content-type', 'application/json');
  const body = call.form ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
  return { method: call.method, headers, body, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) };
}

async function refusal(response: Response): Promise<ApiRefusal> {
  const body = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
    errors?: { path: string; msg: string }[];
  };
  const fields = (body.errors ?? []).map(({ path, msg }) => `${path}: ${msg}`).join('; ');
  const message = [body.message ?? response.statusText, fields].filter(Boolean).join(' ');
  return new ApiRefusal(response.status, body.code ?? 'unknown', message);
}

function troubleOf(response: Response): PassingTrouble | undefined {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    return new PassingTrouble('too many requests', { nothingHappened: true, retryAfterMs: Math.min(60, Math.max(1, seconds)) * 1000 });
  }
  return [502, 503, 504].includes(response.status) ? new PassingTrouble(`answer ${response.status}`) : undefined;
}

/** A connection that fails, before the answer or in the middle of it, is trouble that may pass. */
const orTrouble = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new PassingTrouble(reasonOf(error));
  });

/** A client for the gateway at `baseUrl`. */
export function apiClient({ baseUrl, pass = '', wait, attempts = 12 }: ApiClientOptions): ApiClient {
  const once = async <Data>(call: ApiCall): Promise<Data> => {
    const response = await orTrouble(fetch(`${baseUrl}/api/v1${call.path}`, request(call, pass)));
    const trouble = troubleOf(response);
    if (trouble !== undefined) throw trouble;
    if (!response.ok) throw await refusal(response);
    return (await orTrouble(response.json() as Promise<{ data: Data }>)).data;
  };

  return async <Data>(call: ApiCall): Promise<Data> => {
    const delays = backoff(250, LONGEST_WAIT_MS);
    try {
      return await retry({
        attempt: () => once<Data>(call),
        isRetryable: (error) => error instanceof PassingTrouble && (call.onlyOnce !== true || error.nothingHappened),
        delayMs: (failures, error) => (failures < attempts ? ((error as PassingTrouble).retryAfterMs ?? delays.next()) : undefined),
        wait,
      });
    } catch (error) {
      if (!(error instanceof PassingTrouble)) throw error;
      if (call.onlyOnce && !error.nothingHappened) throw new AnswerLost(`${call.method} ${call.path}: ${error.message}`);
      throw new Error(`${call.method} ${call.path} got no answer from ${baseUrl} (${error.message})`);
    }
  };
}

const ATTEMPTS = 30;

/**
 * Repeats what a service refuses because it has not consumed an event yet (404, 409): for a minute at most, then it throws the refusal.
 * @param attempt `count` is 1 at first; what it did before must not happen twice
 */
export const untilConsumed = <T>(wait: (milliseconds: number) => Promise<void>, attempt: (count: number) => Promise<T>): Promise<T> =>
  retry({
    attempt,
    isRetryable: (error) => error instanceof ApiRefusal && (error.status === 409 || error.status === 404),
    delayMs: (failures) => (failures < ATTEMPTS ? Math.min(2_000, 100 * failures) : undefined),
    wait,
  });

/** Calls the API as one member; logs in when there is no token, or it is worth no more. */
export type CallAs = <Data>(member: DemoMember, call: ApiCall) => Promise<Data>;

/** What everything is sent by. */
export interface Calls {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
}

const isRefusal = (error: unknown, status: number): boolean => error instanceof ApiRefusal && error.status === status;

/** The token has run out, or the call needs a password that was given a few minutes ago. */
const needsLogin = (error: unknown): boolean =>
  isRefusal(error, 401) || (error instanceof ApiRefusal && error.code === 'session.password-needed');

/** Remembers one token per member. */
export function callsAsMembers(api: ApiClient): CallAs {
  const tokens = new Map<string, Promise<string>>();

  const logIn = async ({ email, password }: DemoMember): Promise<string> => {
    const { token } = await api<{ token: string }>({ method: 'POST', path: '/auth/login', json: { email, password } });
    return token;
  };
  const tokenOf = (member: DemoMember): Promise<string> => {
    const token = tokens.get(member.key) ?? logIn(member);
    tokens.set(member.key, token);
    token.catch(() => tokens.delete(member.key));
    return token;
  };

  return async (member, call) => {
    try {
      return await api({ ...call, token: await tokenOf(member) });
    } catch (error) {
      if (!needsLogin(error) || !tokens.has(member.key)) throw error;
      tokens.delete(member.key);
      return await api({ ...call, token: await tokenOf(member) });
    }
  };
}
