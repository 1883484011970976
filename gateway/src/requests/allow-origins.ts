import type { RequestHandler } from 'express';

/** Calls that scripts of other sites may make, once they are allowed. */
const isOfServices = (path: string): boolean => /^\/(api|media)(\/|$)/.test(path);

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, if-none-match',
  'access-control-max-age': '600',
};

/**
 * Lets the scripts of these origins call the API (CORS); those of any other are refused by their browser, for nothing tells it
 * otherwise. Never with cookies: a token is a header that a script sets.
 */
export const allowOrigins = (origins: readonly string[]): RequestHandler => {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size === 0 || !isOfServices(request.path)) return next();
    response.vary('Origin');
    const origin = request.get('origin');
    if (origin === undefined || !allowed.has(origin)) return next();
    response.set({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS' || request.get('access-control-request-method') === undefined) return next();
    response.status(204).set(preflight).end();
  };
};
