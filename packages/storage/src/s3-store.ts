import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError, type Logger } from '@paltu/kernel';
import type { Client } from 'minio';
import { checkObjectKey, contentTypeOf, isObjectKey, type ObjectStore, type StoredObject } from './object-store.ts';
import {
  makeBucketWhenMissing,
  s3Client,
  isDeadConnection,
  isMissingBucket,
  isMissingKey,
  s3Failures,
  s3Timeouts,
  type S3Access,
  type S3Failures,
} from './s3-client.ts';

interface Watch {
  /** How long the source may be silent while its reader waits. A reader may be as slow as it likes. */
  readonly silentMs: number;
  /** The error of the reader when the source breaks off or falls silent. */
  readonly toError: (error: unknown) => unknown;
}

/** The bytes of `source`, which ends with its reader: destroyed when the reader leaves, and when it is silent for too long. */
const watchedBody = (source: Readable, { silentMs, toError }: Watch): Readable => {
  let timer: NodeJS.Timeout | undefined;
  const body = new Readable({
    read: () => {
      waitForMore();
      source.resume();
    },
    destroy: (error, done) => {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  const breakOff = (error: unknown): void => void body.destroy(toError(error) as Error);
  const waitForMore = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => breakOff(new Error(`nothing came for ${silentMs} ms`)), silentMs);
  };

  source.pause();
  source.on('data', (chunk: Buffer) => {
    waitForMore();
    if (body.push(chunk)) return;
    clearTimeout(timer);
    source.pause();
  });
  source.once('end', () => {
    clearTimeout(timer);
    body.push(null);
  });
  source.once('error', breakOff);
  return body;
};

export interface S3StoreOptions extends S3Access {
  /** Made when missing, where the key may do that. */
  readonly bucket: string;
  readonly logger: Logger;
}

type Ask = <Result>(request: () => Promise<Result>) => Promise<Result>;

/** Asks the server: only when the bucket is there, and with its failures as those of the port. */
const asker = (failures: S3Failures, makeBucket: () => Promise<void>): Ask => {
  let bucketIsThere = false;
  const ready = async (): Promise<void> => {
    if (!bucketIsThere) await makeBucket();
    bucketIsThere = true;
  };
  return async (request) => {
    const attempt = async () => {
      await ready();
      return request();
    };
    try {
      const result = await attempt().catch((error: unknown) => {
        // Every request of ours may be sent twice.
        if (isDeadConnection(error)) return attempt();
        throw error;
      });
      failures.answered();
      return result;
    } catch (error) {
      if (isMissingBucket(error)) bucketIsThere = false;
      throw failures.toStoreError(error);
    }
  };
};

const openIfThere = async (client: Client, bucket: string, key: string): Promise<IncomingMessage | undefined> => {
  try {
    return (await client.getObject(bucket, key)) as IncomingMessage;
  } catch (error) {
    if (isMissingKey(error)) return undefined;
    throw error;
  }
};

const asStored = (answer: IncomingMessage, key: string, failures: S3Failures, silentMs: number): StoredObject => {
  // From here on the reader sets the pace: only silence while it waits counts.
  answer.setTimeout(0);
  return {
    stream: watchedBody(answer, { silentMs, toError: failures.toStoreError }),
    size: Number(answer.headers['content-length']),
    contentType: answer.headers['content-type'] ?? contentTypeOf(key) ?? '',
  };
};

const keysWith = async (client: Client, bucket: string, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, prefix, true)) if (name !== undefined && isObjectKey(name)) keys.push(name);
  return keys.sort();
};

/**
 * An object store in a bucket of an S3 server. One that is away, or never answers, gives AppError `unavailable` within the
 * timeouts, also here at the start; the next request tries again by itself.
 * @throws the server's S3Error when it refuses us (wrong keys, no right to the bucket).
 */
export const s3Store = async (options: S3StoreOptions): Promise<ObjectStore> => {
  const { endpoint, region, bucket, logger, timeouts = s3Timeouts } = options;
  const client = await s3Client(options);
  const failures = s3Failures(endpoint, logger);
  const ask = asker(failures, () => makeBucketWhenMissing(client, bucket, region));
  await ask(async () => undefined).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  return {
    put: async (key, bytes, { contentType }) => {
      checkObjectKey(key, contentType);
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      await ask(() => client.putObject(bucket, key, body, body.length, { 'Content-Type': contentType }));
    },
    find: async (key) => {
      if (!isObjectKey(key)) return undefined;
      const answer = await ask(() => openIfThere(client, bucket, key));
      return answer === undefined ? undefined : asStored(answer, key, failures, timeouts.answerMs);
    },
    delete: async (key) => {
      checkObjectKey(key);
      await ask(() => client.removeObject(bucket, key));
    },
    list: (prefix) => ask(() => keysWith(client, bucket, prefix)),
  };
};
