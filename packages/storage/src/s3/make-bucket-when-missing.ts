import type { Client } from 'minio';
import { isOurBucketAlready } from './s3-failures.ts';

/** Makes a bucket; nothing happens to one that is there. */
export const makeBucketWhenMissing = async (client: Client, bucket: string, region: string): Promise<void> => {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket, region).catch((error: unknown) => {
    if (!isOurBucketAlready(error)) throw error; // another process made it meanwhile
  });
};
