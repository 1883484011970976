import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressKey, contextFrom, currentRequest, newId, invalidInput, type RequestContext } from '@paltu/kernel';
import type { Request } from 'express';

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join() : value);

/** The id and the trace that a request came with, or a new id, for logs, answers and the events it causes. */
export const contextOf = (request: IncomingMessage): RequestContext => ({
  ...contextFrom({ requestId: single(request.headers['x-request-id']), traceparent: single(request.headers['traceparent']) }, newId),
  clientAddress: clientAddressOf(request),
});

/** Headers of a call to another process for the request that it is made for, so that both are found by one id. */
export const headersOfRequest = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  if (request === undefined) return {};
  const { requestId, traceparent } = request;
  return { 'x-request-id': requestId, ...(traceparent === undefined ? {} : { traceparent }) };
};

/** The address of the client as it is counted and logged (`addressKey`), as the gateway names it; services are reached through it alone. */
export const clientAddressOf = (request: IncomingMessage): string =>
  addressKey(single(request.headers['x-forwarded-for']) ?? request.socket.remoteAddress ?? '');

/** The id of this request, as it was given to its answer. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader('x-request-id') ?? '');

/**
 * The version that an `If-Match: "<number>"` header names, or undefined without the header.
 * @throws AppError `request.invalid` naming `If-Match` when it is anything else.
 */
export const ifMatchVersion = (request: Request): number | undefined => {
  const header = request.get('if-match');
  if (header === undefined) return undefined;
  const match = /^"(\d{1,9})"$/.exec(header.trim());
  if (match?.[1] === undefined) {
    throw invalidInput([{ path: 'If-Match', code: 'invalid', msg: 'If-Match must be one version number in quotes' }]);
  }
  return Number(match[1]);
};

/**
 * The `Idempotency-Key` header of a request that may be sent again, or undefined without it.
 * @throws AppError `request.invalid` naming `Idempotency-Key` unless it is 1 to 200 visible ASCII characters.
 */
export const idempotencyKey = (request: Request): string | undefined => {
  const header = request.get('idempotency-key');
  if (header === undefined || /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw invalidInput([{ path: 'Idempotency-Key', code: 'invalid', msg: 'Idempotency-Key must be 1 to 200 visible ASCII characters' }]);
};

type Language = 'en' | 'ur';

const rank = (range: string): { language: string; quality: number } => {
  const [tag = '', ...parameters] = range
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { language: tag.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 };
};

/** The language in which the caller is written to: the first of ours in `Accept-Language`, else English. */
export const languageOf = (request: Pick<Request, 'get'>): Language => {
  const ranges = (request.get('accept-language') ?? '').slice(0, 200).split(',').map(rank);
  const known = ranges.filter(({ language, quality }) => quality > 0 && (language === 'en' || language === 'ur'));
  return known.toSorted((left, right) => right.quality - left.quality)[0]?.language === 'ur' ? 'ur' : 'en';
};
