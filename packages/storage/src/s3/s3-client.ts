import type { Client } from 'minio';
import { s3Timeouts, s3Transport, type S3Timeouts } from './s3-transport.ts';

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
