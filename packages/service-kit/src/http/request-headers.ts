import { addressKey, contextFrom, currentRequest, newId, withRequestContext, invalidInput } from '@paltu/kernel';
import type { NextFunction, Request, Response } from 'express';

/** Gives each request the id it came with, or a new one, for logs, answers and the events it causes. */
export const requestIdentity = (request: Request, response: Response, next: NextFunction): void => {
  const context = contextFrom({ requestId: request.get('x-request-id'), traceparent: request.get('traceparent') }, newId);
  response.locals['requestId'] = context.requestId;
  response.set('x-request-id', context.requestId);
  withRequestContext({ ...context, clientAddress: clientAddressOf(request) }, next);
};

/** Headers of a call to another process for the request that it is made for, so that both are found by one id. */
export const headersOfRequest = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  if (request === undefined) return {};
  const { requestId, traceparent } = request;
  return { 'x-request-id': requestId, ...(traceparent === undefined ? {} : { traceparent }) };
};

/** The address of the client as it is counted and logged (`addressKey`), as the gateway names it; services are reached through it alone. */
export const clientAddressOf = (request: Request): string =>
  addressKey(request.get('x-forwarded-for') ?? request.socket.remoteAddress ?? '');

/** The id that `requestIdentity` gave this request. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId'] ?? '');

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
