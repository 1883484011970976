import { AppError, type ErrorKind } from '@paltu/kernel';
import { json, type JsonReply } from './reply.ts';
import {
  malformedJson,
  malformedRequest,
  requestTooLarge,
  serverFault,
  unsupportedCharset,
  unsupportedEncoding,
} from './request-refusals.ts';

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
