import { AppError, presence, serviceUnavailable, type Logger } from '@paltu/kernel';
import { storageFull } from '../disk-room.ts';

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Whether the server answered that nothing is kept under the key. */
export const isMissingKey = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(codeOf(error));

/** Whether the server answered that the bucket is not there. */
export const isMissingBucket = (error: unknown): boolean => codeOf(error) === 'NoSuchBucket';

export const isOurBucketAlready = (error: unknown): boolean => ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(codeOf(error));

/** Whether a kept connection turned out to be dead; the request is worth a second try on another one. */
export const isDeadConnection = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes(codeOf(error));

// What the server reports of its own state. Every other S3Error is a refusal of what we asked: wrong keys, a wrong request.
const busy = ['InternalError', 'SlowDown', 'ServiceUnavailable', 'RequestTimeout', 'OperationAborted'];
// S3 has no code for it: MinIO's, and that of other servers.
const full = new Set(['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']);
const passing = new Set([...busy, ...full, 'NoSuchBucket']);
const isRefusal = (error: unknown): boolean => (error as Error).name === 'S3Error' && !passing.has(codeOf(error));

/** How failures of a server become those of the port. */
export interface S3Failures {
  /** Records that the server answered. */
  answered(): void;
  /** AppError `unavailable` when the server is away, late or in trouble (`storage.full` when it is full); the same error when it refused. */
  toStoreError(error: unknown): unknown;
}

/** Failures of the server called `endpoint`; going away and coming back is logged once each, however many requests see it. */
export const s3Failures = (endpoint: string, logger: Logger): S3Failures => {
  const { answered, failed } = presence(logger, { endpoint }, { away: 'the object store is away', back: 'the object store is back' });
  return {
    answered,
    toStoreError: (error) => {
      if (error instanceof AppError || isRefusal(error)) return error;
      failed(String(error));
      return full.has(codeOf(error)) ? storageFull({ cause: error }) : serviceUnavailable({ cause: error, retryAfterSeconds: 5 });
    },
  };
};
