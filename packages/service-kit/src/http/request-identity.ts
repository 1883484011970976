import { currentRequest, isRequestId, isTraceparent, newId, withRequestContext } from '@paltu/kernel';
import type { NextFunction, Request, Response } from 'express';

/** Gives each request the id it came with, or a new one, for logs, answers and the events it causes. */
export const requestIdentity = (request: Request, response: Response, next: NextFunction): void => {
  const given = request.get('x-request-id');
  const requestId = given !== undefined && isRequestId(given) ? given : newId();
  const trace = request.get('traceparent');
  const traceparent = trace !== undefined && isTraceparent(trace) ? trace : undefined;
  response.locals['requestId'] = requestId;
  response.set('x-request-id', requestId);
  withRequestContext({ requestId, traceparent }, next);
};

/** What a call to another process says of the request that it is made for, so that both are found by one id. */
export const headersOfRequest = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  if (request === undefined) return {};
  const { requestId, traceparent } = request;
  return { 'x-request-id': requestId, ...(traceparent === undefined ? {} : { traceparent }) };
};

/** The id that `requestIdentity` gave this request. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId'] ?? '');
