import type { OwnRoute } from '../routes.ts';
import type { CorsPolicy } from './begin-request.ts';

/** Calls that scripts of other sites may make, once they are allowed. */
const ofServices = /^\/(api|media)(\/|$)/;

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, if-none-match, instead-of',
  'access-control-max-age': '600',
};

const nothing = {};

/**
 * Lets the scripts of these origins call the API (CORS); those of any other are refused by their browser, for no header allows them. Never
 * with cookies: a token is a header that a script sets.
 */
export const corsPolicy = (origins: readonly string[]): CorsPolicy => {
  const allowed = new Set(origins);
  return (path, origin) => {
    if (allowed.size === 0 || !ofServices.test(path)) return undefined;
    if (origin === undefined || !allowed.has(origin)) return nothing;
    return {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
    };
  };
};

/** What a browser asks before a call that a script may make. */
export const preflights: OwnRoute = {
  method: 'options',
  path: ofServices,
  limit: 'files',
  handle: (request, response, next) => {
    if (!response.hasHeader('access-control-allow-origin') || request.get('access-control-request-method') === undefined) return next();
    response.status(204).set(preflight).end();
  },
};
