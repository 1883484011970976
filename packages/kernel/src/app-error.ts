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

/**
 * One refused field: `path` as the caller wrote it (`price`, `requirements.children`), a stable code, and English words. `ur` is the same in
 * Urdu where the words are an admin's, so that no client has them by the code.
 */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly msg: string;
  readonly ur?: string;
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

/** A way in which a call can be refused: known before it happens, so that routes list it and documents describe it. */
export interface Refusal {
  /** The error to throw. */
  (details?: AppErrorDetails): AppError;
  /** The error to throw when one field is the reason; code and words of the field are those of the refusal unless given. */
  at(path: string, field?: Partial<Omit<FieldError, 'path'>>): AppError;
  readonly kind: ErrorKind;
  readonly code: string;
  readonly message: string;
}

/**
 * Defines a refusal. `code` is `<noun>.<what-happened>` and never changes; `message` is English, in the words of the product.
 * @param usual details that every error of it carries unless the thrower gives others.
 */
export const refusal = (kind: ErrorKind, code: string, message: string, usual: AppErrorDetails = {}): Refusal => {
  const create = (details: AppErrorDetails = {}): AppError => new AppError(kind, code, message, { ...usual, ...details });
  const at: Refusal['at'] = (path, { code: fieldCode = code, msg = message, ...others } = {}) =>
    new AppError(kind, code, msg, { ...usual, fields: [{ path, code: fieldCode, msg, ...others }] });
  return Object.assign(create, { at, kind, code, message });
};

/** What was found. @throws AppError the refusal when that is nothing */
export const orRefuse = <Value>(value: Value | null | undefined, refuse: Refusal): Value => {
  if (value === null || value === undefined) throw refuse();
  return value;
};

/** Input that does not fit its schema: 400 with one entry per field. */
export const requestInvalid = refusal('invalid', 'request.invalid', 'Validation failed');

export const invalidInput = (fields: readonly FieldError[]): AppError => requestInvalid({ fields });

/** Something that the call needs is away for a moment: a database, an object store, another process. */
export const serviceUnavailable = refusal(
  'unavailable',
  'service.unavailable',
  'Server is currently unavailable. Please try again later.',
  { retryAfterSeconds: 2 },
);

/** How a process begins what it reports at `/readyz` while a disk has no room: the gateway passes that on. */
export const fullDiskProblem = 'a disk had no room';
