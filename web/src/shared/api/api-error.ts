export interface FieldProblem {
  code: string;
  msg: string;
  /** The same in Urdu, where an admin has written it. */
  ur?: string | undefined;
}

/** Every failed call, in one shape. `status` is the HTTP status, or what kept us from getting one. */
export interface ApiError {
  status: number | 'NETWORK_ERROR' | 'UNKNOWN_ERROR';
  /** `<noun>.<what-happened>`; `network.unavailable` and `unknown` where no server spoke. */
  code: string;
  message: string;
  /** By path: `email`, `requirements.experience`, `images[3]`. The first problem of each field. */
  fields: Record<string, FieldProblem>;
  retryAfterSeconds?: number;
  requestId?: string;
}

export const networkError: ApiError = {
  status: 'NETWORK_ERROR',
  code: 'network.unavailable',
  message: 'Server is currently unavailable. Please try again later.',
  fields: {},
};

export const unknownError: ApiError = {
  status: 'UNKNOWN_ERROR',
  code: 'unknown',
  message: 'An unexpected error occurred. Please try again.',
  fields: {},
};

interface ErrorBody {
  code: string;
  message: string;
  errors?: ({ path: string } & FieldProblem)[];
  requestId?: string;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** Reads an answer that is not 2xx. A body that is not ours (a proxy's page) counts as the server being away from 502 on. */
export function apiErrorOf(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  if (!isErrorBody(body)) return status >= 502 ? { ...networkError } : { ...unknownError, status };
  const fields: Record<string, FieldProblem> = {};
  for (const { path, ...problem } of body.errors ?? []) fields[path] ??= problem;
  return {
    status,
    code: body.code,
    message: body.message,
    fields,
    retryAfterSeconds: retryAfter ? Number(retryAfter) : undefined,
    requestId: body.requestId,
  };
}

/** What the words of an error have places for: the minutes to wait, and what an admin has written of the first field. */
export const valuesOf = (error: ApiError, language: string): { minutes: number; words: string } => {
  const written = Object.values(error.fields).find(({ ur }) => ur !== undefined);
  return { minutes: minutesToWait(error), words: (language === 'ur' ? written?.ur : written?.msg) ?? '' };
};

/** How long to wait before the next try, in whole minutes, as people count them. */
export const minutesToWait = ({ retryAfterSeconds = 0 }: ApiError): number => Math.max(1, Math.ceil(retryAfterSeconds / 60));

/** Whether a caught or queried error is ours. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;
}
