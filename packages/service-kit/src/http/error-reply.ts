import { AppError, type ErrorKind } from '@paltu/kernel';
import type { Reply } from './reply.ts';

const statusByKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
};

const malformed: Record<string, AppError> = {
  'entity.parse.failed': new AppError('invalid', 'request.malformed-json', 'The body is not valid JSON'),
  'entity.too.large': new AppError('too-large', 'request.too-large', 'The body is too large'),
  'encoding.unsupported': new AppError('unsupported-type', 'request.unsupported-encoding', 'The content encoding is not supported'),
  'charset.unsupported': new AppError('unsupported-type', 'request.unsupported-charset', 'The charset is not supported'),
};

/** The faults that Express and its body parser throw, in our words; anything else as it came. */
const fromExpress = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null || error instanceof AppError) return error;
  const { type, status } = error as { type?: unknown; status?: unknown };
  const known = typeof type === 'string' ? malformed[type] : undefined;
  if (known !== undefined) return known;
  if (error instanceof URIError || status === 400) return new AppError('invalid', 'request.malformed', 'The request is malformed');
  return error;
};

const fault = new AppError('unavailable', 'server.fault', 'An unexpected error occurred. Please try again.');

/** The refusal behind anything thrown, or undefined when it is a fault of ours that nobody outside may read. */
export const refusalOf = (error: unknown): AppError | undefined => {
  const known = fromExpress(error);
  return known instanceof AppError ? known : undefined;
};

/** The error body of every service and of the gateway; a fault (no refusal) answers 500 and says nothing of itself. */
export const errorReply = (refusal: AppError | undefined, requestId: string): Reply => {
  const { code, message, fields } = refusal ?? fault;
  const retryAfter = refusal?.retryAfterSeconds;
  return {
    status: refusal === undefined ? 500 : statusByKind[refusal.kind],
    body: { status: 'error', code, message, errors: fields, requestId },
    headers: {
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(refusal?.kind === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
    },
  };
};
