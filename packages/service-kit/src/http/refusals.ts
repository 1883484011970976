import { refusal, AppError, requestInvalid, serviceUnavailable, type ErrorKind, type Refusal } from '@paltu/kernel';
import type { Access } from '../auth/authenticate.ts';
import {
  adminRequired,
  authUnavailable,
  passwordNeeded,
  secondFactorRequired,
  tokenExpired,
  tokenInvalid,
  tokenMissing,
  tokenRevoked,
} from '../auth/token-verifier.ts';
import { json, type JsonReply } from './reply.ts';
import type { Route } from './route.ts';

/** Refusals that belong to no product idea: what any call may answer to a request that it cannot read or does not know. */

export const routeNotFound = refusal('not-found', 'route.not-found', 'Not found');
export const resourceNotFound = refusal('not-found', 'resource.not-found', 'Not found');
export const methodNotAllowed = refusal('method-not-allowed', 'route.method-not-allowed', 'This method is not allowed here');

export const malformedRequest = refusal('invalid', 'request.malformed', 'The request is malformed');
export const malformedJson = refusal('invalid', 'request.malformed-json', 'The body is not valid JSON');
export const requestTooLarge = refusal('too-large', 'request.too-large', 'The body is too large');
/** Thrown with the time until more is allowed. */
export const tooManyRequests = refusal('too-many', 'request.too-many', 'Too many requests. Please wait a little and try again.', {
  retryAfterSeconds: 1,
});

export const unsupportedType = refusal('unsupported-type', 'request.unsupported-type', 'The body must be application/json');
export const unsupportedEncoding = refusal('unsupported-type', 'request.unsupported-encoding', 'The content encoding is not supported');
export const unsupportedCharset = refusal('unsupported-type', 'request.unsupported-charset', 'The charset is not supported');

/** A fault of ours: it discloses nothing. */
export const serverFault = refusal('unavailable', 'server.fault', 'An unexpected error occurred. Please try again.');

/** The HTTP status that stands for each kind of refusal. */
export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'url-too-long': 414,
  'unsupported-type': 415,
  'range-not-satisfiable': 416,
  'too-many': 429,
  'headers-too-large': 431,
  unavailable: 503,
  slow: 504,
};

const refusalOfParser = {
  'entity.parse.failed': malformedJson,
  'entity.too.large': requestTooLarge,
  'encoding.unsupported': unsupportedEncoding,
  'charset.unsupported': unsupportedCharset,
} as const;

/** The faults that Express and its body parser throw, in our words; anything else as it came. */
const fromExpress = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null || error instanceof AppError) return error;
  const { type, status } = error as { type?: unknown; status?: unknown };
  const known = typeof type === 'string' ? refusalOfParser[type as keyof typeof refusalOfParser] : undefined;
  if (known !== undefined) return known();
  if (error instanceof URIError || status === 400) return malformedRequest();
  return error;
};

/** The refusal behind anything thrown, or undefined when it is a fault of ours that nobody outside may read. */
export const refusalOf = (error: unknown): AppError | undefined => {
  const known = fromExpress(error);
  return known instanceof AppError ? known : undefined;
};

/** The error body of every service and of the gateway; a fault (no refusal) answers 500 and discloses nothing. */
export const errorReply = (refusal: AppError | undefined, requestId: string): JsonReply => {
  const { code, message, fields, headers } = refusal ?? serverFault();
  const retryAfter = refusal?.retryAfterSeconds;
  const status = refusal === undefined ? 500 : statusOfKind[refusal.kind];
  return json(
    status,
    { status: 'error', code, message, errors: fields, requestId },
    {
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(refusal?.kind === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
      ...headers,
    },
  );
};

const wrongToken = [tokenInvalid, tokenExpired, tokenRevoked, authUnavailable];

const refusalsOfAccess: Record<Access, readonly Refusal[]> = {
  public: [],
  optional: wrongToken,
  member: [tokenMissing, ...wrongToken],
  admin: [tokenMissing, ...wrongToken, adminRequired, secondFactorRequired],
};

const refusalsOfJson = [
  requestInvalid,
  malformedRequest,
  malformedJson,
  requestTooLarge,
  unsupportedType,
  unsupportedEncoding,
  unsupportedCharset,
];

const refusalsOfBody = ({ method, reader, ignoresBody }: Route): readonly Refusal[] => {
  if (ignoresBody === true) return [];
  if (reader === undefined) return method === 'get' ? [] : refusalsOfJson;
  return [...(reader.takesJson ? refusalsOfJson : [requestInvalid]), ...reader.refuses];
};

const refusalsOfParams = ({ params, notFound, path }: Route): readonly Refusal[] => {
  if (params === undefined) return [];
  // A parameter that is no valid percent-encoding is refused before it is looked at.
  return [notFound ?? resourceNotFound, ...(path.includes(':') ? [malformedRequest] : [])];
};

/** Everything that a route may refuse, by code: its own list, and what its access, parameters, query and body imply. */
export const refusalsOf = (route: Route): ReadonlyMap<string, Refusal> => {
  const all = [
    ...refusalsOfAccess[route.access],
    ...(route.needsRecentPassword === true ? [passwordNeeded] : []),
    ...refusalsOfParams(route),
    ...((route.query ?? route.takesIfMatch ?? route.takesIdempotencyKey) ? [requestInvalid] : []),
    ...refusalsOfBody(route),
    ...(route.refuses ?? []),
    serviceUnavailable,
  ];
  return new Map(all.map((refusal) => [refusal.code, refusal]));
};
