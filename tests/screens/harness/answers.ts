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

type AnswerOf<C extends Call> = DataOf<C> | Wire | Silence;
export type Answer<C extends Call> = AnswerOf<C> | ((request: StubRequest) => AnswerOf<C> | Promise<AnswerOf<C>>);
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

/** 303: the browser goes on to this address. */
export const sentOn = (location: string): Wire => ({ ...raw(303, '', 'text/plain'), headers: { location } });

export const unanswered: Silence = { kind: 'unanswered' };
export const disconnected: Silence = { kind: 'disconnected' };
export const unavailable = refuse(503, 'service.unavailable');

export const isSilence = (reply: unknown): reply is Silence =>
  typeof reply === 'object' && reply !== null && 'kind' in reply && (reply.kind === 'unanswered' || reply.kind === 'disconnected');
export const isWire = (reply: unknown): reply is Wire =>
  typeof reply === 'object' && reply !== null && 'kind' in reply && reply.kind === 'wire';
