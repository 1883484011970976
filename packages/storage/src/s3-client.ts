import http from 'node:http';
import https from 'node:https';
import { dependencyTimeouts, AppError, presence, serviceUnavailable, type Logger } from '@paltu/kernel';
import type { Client } from 'minio';
import { storageFull } from './object-store.ts';

interface S3Timeouts {
  /** Until the connection stands. */
  readonly connectMs: number;
  /** How long a server that holds a request, or is in the middle of an answer, may be silent. */
  readonly answerMs: number;
}

/** How long an S3 server may take. */
export const s3Timeouts: S3Timeouts = {
  connectMs: dependencyTimeouts.objectStore.connect,
  answerMs: dependencyTimeouts.objectStore.response,
};

const late = (what: string, ms: number): Error => Object.assign(new Error(`${what} within ${ms} ms`), { code: 'ETIMEDOUT' });

const watchConnecting = (request: http.ClientRequest, connectMs: number): void => {
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(late('no connection', connectMs)), connectMs);
    for (const ended of ['connect', 'close']) socket.once(ended, () => clearTimeout(timer));
  });
};

// The client asks again after these and leaves their answers unread, which would keep the connection for ever. It reads all the others, such
// as 507 of a server that is full, and would wait without end for what somebody else has read.
const dropped = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

/** What the client sends its requests by: connections are kept and used again, and no silence is endless. */
const s3Transport = (secure: boolean, { connectMs, answerMs }: S3Timeouts): Pick<typeof http, 'request'> => {
  const { request: send, Agent } = secure ? https : http;
  const agent = new Agent({ keepAlive: true });
  const request = (options: http.RequestOptions, onAnswer?: (answer: http.IncomingMessage) => void): http.ClientRequest => {
    const sent = send({ ...options, agent, timeout: answerMs }, (answer) => {
      if (dropped.has(answer.statusCode ?? 0)) answer.resume();
      onAnswer?.(answer);
    });
    watchConnecting(sent, connectMs);
    sent.once('timeout', () => sent.destroy(late('no answer', answerMs)));
    return sent;
  };
  // The client calls it in this one of its two forms.
  return { request: request as typeof http.request };
};

/** An S3 server, and who asks. */
export interface S3Access {
  /** `http://…` or `https://…` with host and port. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly timeouts?: S3Timeouts;
}

/** The library, with our timeouts and no retries of its own. */
export const s3Client = async ({ endpoint, region, accessKey, secretKey, timeouts = s3Timeouts }: S3Access): Promise<Client> => {
  const { Client: MinioClient } = await import('minio');
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new MinioClient({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (useSSL ? 443 : 80) : Number(port),
    useSSL,
    region,
    accessKey,
    secretKey,
    transport: s3Transport(useSSL, timeouts),
    // Its own retries wait, and write to the console.
    retryOptions: { disableRetry: true },
  });
};

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Whether the server answered that nothing is kept under the key. */
export const isMissingKey = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(codeOf(error));

/** Whether the server answered that the bucket is not there. */
export const isMissingBucket = (error: unknown): boolean => codeOf(error) === 'NoSuchBucket';

const isOurBucketAlready = (error: unknown): boolean => ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(codeOf(error));

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

/** Makes a bucket; nothing happens to one that is there. */
export const makeBucketWhenMissing = async (client: Client, bucket: string, region: string): Promise<void> => {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket, region).catch((error: unknown) => {
    if (!isOurBucketAlready(error)) throw error; // another process made it meanwhile
  });
};
