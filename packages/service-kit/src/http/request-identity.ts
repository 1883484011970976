import { isRequestId, isTraceparent, newId, withRequestContext } from '@paltu/kernel';
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

/** The id that `requestIdentity` gave this request. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId'] ?? '');
