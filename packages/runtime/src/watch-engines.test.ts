import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { watchEngines } from './watch-engines.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const listening = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const anObjectStore = (status: number) => listening(createHttpServer((_request, response) => void response.writeHead(status).end()));
/** Answers what it is asked by `words`. */
const aRedis = (words: string) =>
  listening(createServer((socket) => void socket.on('error', () => undefined).once('data', () => void socket.end(words))));

const problemsOf = async (objectStore: number, redis: number): Promise<readonly string[]> => {
  const watch = watchEngines({
    OBJECT_STORE_URL: { endpoint: `http://127.0.0.1:${objectStore}`, bucket: 'pets', region: 'here' },
    REDIS_URL: `redis://:secret@127.0.0.1:${redis}`,
  });
  await watch.job.run();
  return watch.problems();
};

test('engines that answer are no problem, whatever they answer to somebody without a password', async () => {
  expect(await problemsOf(await anObjectStore(403), await aRedis('-NOAUTH Authentication required.\r\n'))).toEqual([]);
});

test('each that is away is named, without its password', async () => {
  const [objectStore, redis] = [await anObjectStore(200), await aRedis('')];
  servers.splice(0, 1).forEach((server) => server.close());
  expect(await problemsOf(objectStore, redis)).toEqual([
    `the object store at 127.0.0.1:${objectStore} does not answer: what needs files gets 503`,
    `Redis at 127.0.0.1:${redis} does not answer: this process counts limits for itself`,
  ]);
});

test('a service that needs none of them asks nobody', async () => {
  const watch = watchEngines({ DATABASE_URL: 'postgres://127.0.0.1:1/x', OBJECT_STORE_URL: undefined });
  await watch.job.run();
  expect(watch.problems()).toEqual([]);
});
