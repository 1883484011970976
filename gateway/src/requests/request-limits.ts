import { malformedRequest, requestTooLarge } from '@paltu/service-kit';
import type { Request, RequestHandler } from 'express';
import type { BodyClass } from '../route-row.ts';
import { urlTooLong } from './gateway-refusals.ts';

/** In characters, with its query. */
export const longestUrl = 8 * 1024;

/** In bytes: eleven pictures and their form fit in an upload, so that one too many is refused by name, by the service. */
export const largestBody: Record<BodyClass, number> = { small: 64 * 1024, upload: 120 * 1024 * 1024 };

/** Refuses addresses that are too long (414), and those of another server (`GET http://elsewhere/`). */
export const limitUrl: RequestHandler = (request, _response, next) => {
  if (request.url.length > longestUrl) throw urlTooLong();
  if (!request.url.startsWith('/')) throw malformedRequest();
  next();
};

const declaredLength = (request: Request): number => Number(request.get('content-length') ?? 0);

/** Refuses a body whose declared length is too large; one of unknown length is counted while it passes. */
export const limitBody =
  (body: BodyClass): RequestHandler =>
  (request, _response, next) => {
    if (declaredLength(request) > largestBody[body]) throw requestTooLarge();
    next();
  };
