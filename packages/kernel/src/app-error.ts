/** Why a request is refused, in words that know no transport. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable';

/** One refused field: `path` as the caller wrote it (`price`, `requirements.children`), a stable code, and English words. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly msg: string;
}

export interface AppErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * A refusal that its receiver may read: kind, a code that never changes (`<noun>.<what-happened>`), an English message.
 * Anything that is not an AppError is a fault of ours and is told to nobody.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, code: string, message: string, details: AppErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A refusal of input: 400 with one entry per field. */
export const invalidInput = (fields: readonly FieldError[], message = 'Validation failed'): AppError =>
  new AppError('invalid', 'request.invalid', message, { fields });
