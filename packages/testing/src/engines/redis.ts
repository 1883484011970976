import { randomBytes } from 'node:crypto';
import { engineControls, execute, type Engine } from './engine.ts';
import { imageOf } from './image-of.ts';
import { runContainer, type RunningContainer } from './run-container.ts';

export interface RedisServer extends Engine {
  /** With its password. */
  readonly url: string;
}

export interface RedisDescription extends RunningContainer {
  readonly version: string;
  readonly password: string;
}

/** Takes hold of a Redis that runs. */
export const redisOf = (description: RedisDescription): RedisServer => {
  const { version, port, password } = description;
  const answers = async () => (await execute(description, ['redis-cli', '--no-auth-warning', '-a', password, 'ping'])).includes('PONG');
  return { version, url: `redis://:${password}@127.0.0.1:${port}`, ...engineControls(description, answers) };
};

/** A real Redis that keeps nothing on a disk, as in docker-compose.yml. */
export const runRedis = async (): Promise<RedisDescription> => {
  const password = randomBytes(12).toString('hex');
  const running = await runContainer({
    image: imageOf('redis'),
    containerPort: 6379,
    environment: () => ({}),
    command: ['redis-server', '--requirepass', password, '--save', '', '--appendonly', 'no'],
    readyLog: { text: /Ready to accept connections/, times: 1 },
  });
  const version = /v=(\S+)/.exec(await execute(running, ['redis-server', '--version']))?.[1] ?? '';
  return { ...running, version, password };
};

export const startRedisServer = async (): Promise<RedisServer> => redisOf(await runRedis());
