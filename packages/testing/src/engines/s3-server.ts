import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binary = join(import.meta.dirname, '../../../../.tools/engines/versitygw-1.8.0/versitygw');

export interface S3Server {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Ends it at once; what it holds stays for `start`. */
  kill(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Leaves its connections open and answers nothing, until `resume`. */
  pause(): void;
  resume(): void;
  /** Takes a bucket away, with all that is in it. */
  loseBucket(bucket: string): Promise<void>;
  drop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const healthy = async (endpoint: string): Promise<void> => {
  const end = Date.now() + 15_000;
  for (;;) {
    const answer = await fetch(`${endpoint}/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    if (Date.now() > end) throw new Error(`no S3 server answers at ${endpoint}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** A real S3 server (versitygw over a folder of its own), which can be killed, paused and started again. */
export const startS3Server = async (): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-s3-'));
  await mkdir(join(folder, 'buckets'));
  const address = `127.0.0.1:${await freePort()}`;
  const access = { region: 'us-east-1', accessKey: 'paltu-test', secretKey: 'only-for-tests' };
  const endpoint = `http://${address}`;
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const args = ['--port', address, '--region', access.region, '--health', '/health', '--quiet', 'posix', join(folder, 'buckets')];
    const env = { ROOT_ACCESS_KEY: access.accessKey, ROOT_SECRET_KEY: access.secretKey, HOME: folder };
    child = spawn(binary, args, { cwd: folder, env, stdio: 'ignore' });
    await Promise.race([healthy(endpoint), once(child, 'exit').then(() => Promise.reject(new Error('the S3 server ended')))]);
  };
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const drop = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };

  await start();
  const pause = () => void child?.kill('SIGSTOP');
  const resume = () => void child?.kill('SIGCONT');
  const loseBucket = (bucket: string) => rm(join(folder, 'buckets', bucket), { recursive: true });
  return { endpoint, ...access, kill, start, pause, resume, loseBucket, drop };
};
