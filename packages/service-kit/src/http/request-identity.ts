import { newId, withRequestContext } from '@paltu/kernel';
import type { NextFunction, Request, Response } from 'express';

const requestIdShape = /^[\w-]{8,64}$/;
const traceparentShape = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Gives each request the id it came with, or a new one, for logs, answers and the events it causes. */
export const requestIdentity = (request: Request, response: Response, next: NextFunction): void => {
  const given = request.get('x-request-id');
  const requestId = given !== undefined && requestIdShape.test(given) ? given : newId();
  const trace = request.get('traceparent');
  const traceparent = trace !== undefined && traceparentShape.test(trace) ? trace : undefined;
  response.locals['requestId'] = requestId;
  response.set('x-request-id', requestId);
  withRequestContext({ requestId, traceparent }, next);
};

/** The id that `requestIdentity` gave this request. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId'] ?? '');
