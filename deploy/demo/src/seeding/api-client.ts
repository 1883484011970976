/** The API said no, or something else than it should. */
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
  /** A lost answer is reported as AnswerLost instead of asking again. */
  onlyOnce?: boolean;
}

/** Makes one call and returns what stands in `data`. Waits out trouble that passes; throws ApiRefusal on the rest. */
export type ApiClient = <Data>(call: ApiCall) => Promise<Data>;

export interface ApiClientOptions {
  baseUrl: string;
  wait: (milliseconds: number) => Promise<void>;
  /** How often a call is tried before trouble counts as lasting. */
  attempts?: number;
}

interface Trouble {
  reason: string;
  /** The call was turned away before it could do anything. */
  nothingHappened: boolean;
  waitMs: number;
}

const CALL_TIMEOUT_MS = 60_000;
const LONGEST_WAIT_MS = 8_000;

const backoff = (attempt: number): number => Math.min(LONGEST_WAIT_MS, 250 * 2 ** attempt);

function request(call: ApiCall): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (call.token !== undefined) headers.set('authorization', `Bearer ${call.token}`);
  if (call.ifMatch !== undefined) headers.set('if-match', `"${call.ifMatch}"`);
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

function troubleOf(response: Response, attempt: number): Trouble | undefined {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    return { reason: 'too many requests', nothingHappened: true, waitMs: Math.min(60, Math.max(1, seconds)) * 1000 };
  }
  if (![502, 503, 504].includes(response.status)) return undefined;
  return { reason: `answer ${response.status}`, nothingHappened: false, waitMs: backoff(attempt) };
}

/** A client for the gateway at `baseUrl`. */
export function apiClient({ baseUrl, wait, attempts = 12 }: ApiClientOptions): ApiClient {
  const once = async (call: ApiCall, attempt: number): Promise<{ data: unknown } | Trouble> => {
    let response: Response;
    try {
      response = await fetch(`${baseUrl}/api/v1${call.path}`, request(call));
      const trouble = troubleOf(response, attempt);
      if (trouble !== undefined) return trouble;
      if (response.ok) return (await response.json()) as { data: unknown };
    } catch (error) {
      return { reason: String(error), nothingHappened: false, waitMs: backoff(attempt) };
    }
    throw await refusal(response);
  };

  return async <Data>(call: ApiCall): Promise<Data> => {
    let last = '';
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const outcome = await once(call, attempt);
      if ('data' in outcome) return outcome.data as Data;
      if (call.onlyOnce && !outcome.nothingHappened) throw new AnswerLost(`${call.method} ${call.path}: ${outcome.reason}`);
      last = outcome.reason;
      await wait(outcome.waitMs);
    }
    throw new Error(`${call.method} ${call.path} got no answer from ${baseUrl} (${last})`);
  };
}
