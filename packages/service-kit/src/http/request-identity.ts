import { addressKey, contextFrom, currentRequest, newId, withRequestContext } from '@paltu/kernel';
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
