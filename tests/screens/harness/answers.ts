import type { Call, DataOf, ErrorCode, FieldProblem } from './api-calls.ts';

/** A body as it goes over the wire. */
export interface Wire {
  readonly kind: 'wire';
  readonly status: number;
  readonly body: string;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** No body: the call hangs until the page goes, or the connection breaks. */
export interface Silence {
  readonly kind: 'unanswered' | 'disconnected';
}

export interface StubRequest {
  /** Values of the path's placeholders: `{ id: '…' }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON, other text as it came, undefined for none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** How often this call was made before, in this screen. */
  readonly attempt: number;
}

type Said<C extends Call> = DataOf<C> | Wire | Silence;
export type Answer<C extends Call> = Said<C> | ((request: StubRequest) => Said<C> | Promise<Said<C>>);
/** What each call of a screen answers: its `data`, a refusal, silence, or a function of the request. */
export type Stubs = { readonly [C in Call]?: Answer<C> };

const json = (status: number, body: unknown): Wire => ({
  kind: 'wire',
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
});

export const success = (data: unknown, message?: string): Wire => json(200, { status: 'success', message, data });

/** A refusal of the API, with the problems of fields where it names them. */
export const refuse = (status: number, code: ErrorCode, errors: readonly FieldProblem[] = []): Wire =>
  json(status, { status: 'error', code, message: code, errors, requestId: 'stubbed' });

/** An answer that is not the API's: a captive portal, a broken proxy. */
export const raw = (status: number, body: string, contentType = 'text/html'): Wire => ({ kind: 'wire', status, body, contentType });

export const unanswered: Silence = { kind: 'unanswered' };
export const disconnected: Silence = { kind: 'disconnected' };
export const unavailable = refuse(503, 'service.unavailable');

export const isSilence = (said: unknown): said is Silence =>
  typeof said === 'object' && said !== null && 'kind' in said && (said.kind === 'unanswered' || said.kind === 'disconnected');
export const isWire = (said: unknown): said is Wire => typeof said === 'object' && said !== null && 'kind' in said && said.kind === 'wire';
