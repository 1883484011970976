import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pathMatcher } from '@paltu/service-kit';
import express from 'express';
import { routes } from '../src/routes.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
let token: string;
beforeAll(async () => {
  gateway = await aGateway();
  token = (await gateway.tokens.issue({ role: 'admin' })).token;
});
afterAll(() => gateway.stop());

const reads = routes.filter(({ method }) => method === 'get');
const concrete = (path: string): string => path.replaceAll(/:\w+/g, 'a%20b');
/** As callers may write a path. */
const writings = (path: string): string[] => [
  path,
  `${path}/`,
  path.toUpperCase(),
  `${path}//`,
  `${path}/x`,
  path.replace('/', '//'),
  `${path}%`,
];

const routeByExpress = (path: string): string | undefined => {
  const app = express();
  app.disable('x-powered-by');
  let found: string | undefined;
  for (const { path: own } of reads) app.get(own, () => void (found ??= own));
  app({ method: 'GET', url: path, headers: {} } as never, {} as never, () => undefined);
  return found;
};

test('every read of the table is found where Express would find it, however its path is written', () => {
  const find = pathMatcher(reads);
  const written = reads.flatMap(({ path }) => writings(concrete(path)));
  for (const path of written) expect([path, find(path)?.row.path]).toEqual([path, routeByExpress(path)]);
});

test('no read of the table takes the place of what the gateway answers by itself', () => {
  interface Layer {
    readonly route?: { readonly path: string | RegExp; readonly methods: Readonly<Record<string, boolean>> };
  }
  const layers = (gateway.chain.router as unknown as { stack: Layer[] }).stack;
  const own = layers.flatMap(({ route }) =>
    route?.methods['get'] === true && route.methods['connect'] !== true && typeof route.path === 'string' ? [route.path] : [],
  );
  expect(own).toContain('/api/v1/messages/stream');
  expect(own.filter((path) => pathMatcher(reads)(concrete(path)) !== undefined)).toEqual([]);
});

test('a read comes with the headers of every answer, once each, and with those of its service', async () => {
  gateway.pets.answerWith((_request, response) =>
    response
      .writeHead(200, [
        'content-type',
        'application/json',
        'vary',
        'Authorization',
        'keep-alive',
        'timeout=1',
        'etag',
        '"1"',
        'server',
        'x',
      ])
      .end('{}'),
  );
  const text = await sendRaw(
    gateway.port,
    `GET /api/v1/pets/mine HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
  );
  const names =
    text
      .split('\r\n\r\n')[0]
      ?.toLowerCase()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(':')[0] ?? '') ?? [];
  expect(new Set(names).size).toBe(names.length);
  for (const name of ['x-request-id', 'content-security-policy', 'permissions-policy', 'etag', 'date']) expect(names).toContain(name);
  expect(text).toMatch(/\r\nvary: Authorization, Accept-Encoding\r\n/i);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
  expect(names).not.toContain('server');
});

test('a read is compressed for who takes that, where it is worth it, and comes as it is for all others', async () => {
  const words = JSON.stringify({ data: 'A gentle companion. '.repeat(100) });
  const get = async (accepted: string, type: string, cacheControl = 'private') => {
    gateway.pets.answerWith((_request, response) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl, 'content-length': words.length }).end(words),
    );
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': accepted };
    const answer = await fetch(`${gateway.url}/api/v1/pets/mine`, { headers });
    expect(await answer.text()).toBe(words);
    return ['content-encoding', 'content-length', 'vary'].map((name) => answer.headers.get(name));
  };
  const length = String(words.length);
  expect(await get('gzip', 'application/json')).toEqual(['gzip', null, 'Accept-Encoding']);
  expect(await get('identity', 'application/json')).toEqual([null, length, 'Accept-Encoding']);
  expect(await get('gzip', 'image/webp')).toEqual([null, length, null]);
  expect(await get('gzip', 'application/json', 'no-transform')).toEqual([null, length, null]);
});
