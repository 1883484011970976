import { randomBytes } from 'node:crypto';
import { engineControls, execute, type Engine } from './engine.ts';
import { imageOf } from './image-of.ts';
import { runContainer, type RunningContainer } from './run-container.ts';

interface S3Access {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface S3Server extends Engine, S3Access {
  /** Takes a bucket away, with all that is in it. */
  loseBucket(bucket: string): Promise<void>;
}

export interface S3Description extends RunningContainer, S3Access {
  readonly version: string;
}

const buckets = '/buckets';
const region = 'us-east-1';

/** Takes hold of an S3 server that runs. */
export const s3Of = (description: S3Description): S3Server => {
  const { version, endpoint, accessKey, secretKey } = description;
  const answers = async () => (await fetch(`${endpoint}/health`, { signal: AbortSignal.timeout(2_000) })).ok;
  const loseBucket = async (bucket: string) => void (await execute(description, ['rm', '-r', `${buckets}/${bucket}`]));
  return { version, endpoint, region, accessKey, secretKey, ...engineControls(description, answers), loseBucket };
};

/** A real S3 server (versitygw over a folder of its container). */
export const runS3 = async (): Promise<S3Description> => {
  const [accessKey, secretKey] = [randomBytes(8).toString('hex'), randomBytes(16).toString('hex')];
  const running = await runContainer({
    image: imageOf('versity/versitygw'),
    containerPort: 7070,
    environment: () => ({ ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey, VGW_IAM_DIR: '/tmp', VGW_IAM_CACHE_DISABLE: 'true' }),
    command: ['--port', ':7070', '--region', region, '--health', '/health', 'posix', buckets],
    volume: buckets,
    readyLog: { text: /7070/, times: 1 },
  });
  const version = /Version\s*:\s*(\S+)/.exec(await execute(running, ['/usr/local/bin/versitygw', '--version']))?.[1] ?? '';
  return { ...running, version, endpoint: `http://127.0.0.1:${running.port}`, region, accessKey, secretKey };
};

export const startS3Server = async (): Promise<S3Server> => s3Of(await runS3());
