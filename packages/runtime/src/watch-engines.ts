import { connect } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import type { Job } from '@paltu/kernel';

/** Something that some calls need, while the process serves without. */
interface Engine {
  /** What `/readyz` reports while it is away. */
  readonly problem: string;
  /** Rejects when nobody answers. */
  readonly ask: () => Promise<unknown>;
}

export interface EngineWatch {
  /** Asks each of them every five seconds. */
  readonly job: Job;
  /** What a person has to look at; nothing when all is well. */
  problems(): readonly string[];
}

const everyMs = 5_000;
const answerMs = 3_000;

/** Any answer counts: who refuses is there. */
const askObjectStore = async (endpoint: string): Promise<void> => {
  const answer = await fetch(endpoint, { signal: AbortSignal.timeout(answerMs) });
  await answer.body?.cancel();
};

/** Any answer counts, also that a password is wanted. */
const askRedis = ({ protocol, hostname, port }: URL): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = { host: hostname, port: Number(port === '' ? 6_379 : port) };
    const socket = protocol === 'rediss:' ? connectByTls({ ...address, servername: hostname }) : connect(address);
    const end = (error?: Error): void => {
      socket.destroy();
      if (error === undefined) resolve();
      else reject(error);
    };
    socket.setTimeout(answerMs, () => end(new Error('it does not answer')));
    socket.once('error', end);
    socket.once('close', () => reject(new Error('it closed the connection')));
    socket.once('data', () => end());
    socket.write('PING\r\n');
  });

const objectStoreOf = (value: unknown): Engine[] => {
  if (typeof value !== 'object' || value === null || !('endpoint' in value)) return [];
  const endpoint = String(value.endpoint);
  const { host } = new URL(endpoint);
  return [{ problem: `the object store at ${host} does not answer: what needs files gets 503`, ask: () => askObjectStore(endpoint) }];
};

const redisOf = (value: unknown): Engine[] => {
  if (typeof value !== 'string' || !URL.canParse(value)) return [];
  const url = new URL(value);
  const problem = `Redis at ${url.host} does not answer: this process counts limits for itself`;
  return [{ problem, ask: () => askRedis(url) }];
};

/**
 * Watches the engines that a configuration names and that only some calls need: the object store and Redis. Not the database: without it
 * a process is not ready. Their adapters log what fails.
 */
export const watchEngines = (config: object): EngineWatch => {
  const { OBJECT_STORE_URL: objectStore, REDIS_URL: redis } = config as Readonly<Record<string, unknown>>;
  const engines = [...objectStoreOf(objectStore), ...redisOf(redis)];
  let problems: readonly string[] = [];
  return {
    job: {
      everyMs,
      run: async () => {
        const isAway = await Promise.all(
          engines.map(({ ask }) =>
            ask().then(
              () => false,
              () => true,
            ),
          ),
        );
        problems = engines.filter((_, index) => isAway[index]).map(({ problem }) => problem);
      },
    },
    problems: () => problems,
  };
};
