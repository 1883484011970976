import type { IncomingHttpHeaders } from 'node:http';
import { newId } from '@paltu/kernel';
import type { RequestHandler } from 'express';
import type { ReadOrigin, RequestOrigin } from './request-origin.ts';

/** RFC 9110 §7.6.1, and headers that only one hop may set. `transfer-encoding` stays: without it a chunked body would lose its frame. */
const oneHopOnly = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
];

const aboutTheCaller = ['forwarded', 'via', 'true-client-ip', 'client-ip', 'remote-user', 'traceparent', 'tracestate', 'baggage'];

const dropped = new Set([...oneHopOnly, ...aboutTheCaller]);

/** Names that a `Connection` header must not be able to take away. */
const framing = new Set(['host', 'content-length', 'transfer-encoding', 'content-type']);

const namedByConnection = (headers: IncomingHttpHeaders): Set<string> =>
  new Set(
    (headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => !framing.has(name)),
  );

/** Any header that could pass for one of ours: `x-…`, or with an underscore, which many servers read as a hyphen. */
const isForgery = (name: string): boolean => name.startsWith('x-') || name.includes('_');

/** Removes in place every header that must not reach a service from outside. */
export const stripHeaders = (headers: IncomingHttpHeaders): void => {
  const hopByHop = namedByConnection(headers);
  for (const name of Object.keys(headers)) {
    if (dropped.has(name) || hopByHop.has(name) || isForgery(name)) Reflect.deleteProperty(headers, name);
  }
};

const introduce = (headers: IncomingHttpHeaders, origin: RequestOrigin): void => {
  headers['x-request-id'] = newId();
  if (origin.traceparent !== undefined) headers['traceparent'] = origin.traceparent;
  headers['x-forwarded-for'] = origin.address;
  headers['x-forwarded-proto'] = origin.isSecure ? 'https' : 'http';
  if (headers.host !== undefined) headers['x-forwarded-host'] = headers.host;
};

/** First of all middleware: drops what the caller claims to be, and sets it anew. */
export const cleanHeaders =
  (readOrigin: ReadOrigin): RequestHandler =>
  (request, response, next) => {
    const origin = readOrigin(request);
    response.locals['origin'] = origin;
    stripHeaders(request.headers);
    introduce(request.headers, origin);
    next();
  };

/** What `cleanHeaders` found out about the caller. */
export const originOf = (locals: Record<string, unknown>): RequestOrigin => locals['origin'] as RequestOrigin;
