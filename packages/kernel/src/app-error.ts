/** Why a request is refused, in words that know no transport. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'url-too-long'
  | 'unsupported-type'
  | 'range-not-satisfiable'
  | 'headers-too-large'
  | 'too-many'
  | 'unavailable'
  | 'slow';

/** One refused field: `path` as the caller wrote it (`price`, `requirements.children`), a stable code, and English words. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly msg: string;
}

export interface AppErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** Headers of the answer that belong to the refusal, such as `allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * A refusal that its receiver may read: kind, a code that never changes (`<noun>.<what-happened>`), an English message.
 * Made by the functions that `refusal` gives. Anything that is not an AppError is a fault of ours, and callers learn nothing about it.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ErrorKind, code: string, message: string, details: AppErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.headers = details.headers ?? {};
  }
}
