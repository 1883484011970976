import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { refusal, silentLogger } from '@paltu/kernel';
import { noTracer, type Metrics } from '@paltu/telemetry';
import { z } from 'zod';
import { listen, type Listening } from '../server/listen.ts';
import { plainJson } from './answers.ts';
import { createApp } from './create-app.ts';
import { json } from './reply.ts';
import { route } from './route.ts';

let server: Listening;

afterEach(() => server.close(0));

const tooHot = refusal('conflict', 'tea.too-hot', 'The tea is too hot');
const never = Promise.withResolvers<never>();

const tea = (path: string, handle: () => Promise<never>) =>
  route({
    method: 'get',
    path,
    access: 'public',
    limit: 'reads',
    summary: 'Tea',
    params: z.object({ cup: z.string() }),
    answers: { 200: plainJson(z.object({ warm: z.boolean() })) },
    refuses: [tooHot],
    handle,
  });

/** What an app counts, as `name{labels}`, and its gauge of requests in flight. */
const start = async () => {
  const lines: object[] = [];
  const counted: string[] = [];
  let inFlight = (): unknown => undefined;
  const note = (name: string, labels: object): void => void counted.push(`${name}{${Object.values(labels).join(' ')}}`);
  const metrics: Metrics = { count: note, add: note, observe: note, watch: (_name, read) => void (inFlight = read) };
  const answers = async () => json(200, { warm: true }) as never;
  const refuses = async (): Promise<never> => {
    throw tooHot();
  };
  const faults = async (): Promise<never> => {
    throw new Error('broken');
  };
  const app = createApp({
    routes: [tea('/tea/:cup', answers), tea('/hot/:cup', refuses), tea('/broken/:cup', faults), tea('/slow/:cup', () => never.promise)],
    verifyToken: () => Promise.reject(new Error('nobody logs in')),
    logger: { ...silentLogger, info: (fields) => void lines.push(fields) },
    checks: {},
    telemetry: { metrics, tracer: noTracer },
    translateError: (error) => error,
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  return { lines, counted, inFlight: () => inFlight(), url: `http://127.0.0.1:${server.port}` };
};

test('a request counts by its route and its status, however its address is filled', async () => {
  const { url, counted } = await start();
  await fetch(`${url}/tea/green`);
  await fetch(`${url}/tea/black`);
  expect(counted.filter((one) => one.includes('total'))).toEqual(Array(2).fill('paltu_http_requests_total{GET /tea/:cup 200}'));
  expect(counted).toContain('paltu_http_request_duration_seconds{GET /tea/:cup}');
});

test('errors count by their code, faults of ours among them', async () => {
  const { url, counted } = await start();
  for (const path of ['/hot/1', '/broken/1', '/nowhere/1']) await (await fetch(`${url}${path}`)).text();
  expect(counted.filter((one) => one.includes('errors'))).toEqual([
    'paltu_http_errors_total{/hot/:cup tea.too-hot}',
    'paltu_http_errors_total{/broken/:cup server.fault}',
    'paltu_http_errors_total{other route.not-found}',
  ]);
});

test('health checks do not count', async () => {
  const { url, counted } = await start();
  await fetch(`${url}/readyz`);
  expect(counted).toEqual([]);
});

test('requests in flight are counted, and a caller who leaves ends one', async () => {
  const { counted, inFlight } = await start();
  const caller = connect(server.port, '127.0.0.1');
  await once(caller, 'connect');
  caller.write('GET /slow/1 HTTP/1.1\r\nHost: x\r\n\r\n');
  while (JSON.stringify(inFlight()) !== '[{"labels":{},"value":1}]') await sleep(5);
  caller.destroy();
  while (counted.length === 0) await sleep(5);
  expect(inFlight()).toEqual([{ labels: {}, value: 0 }]);
  expect(counted).toContain('paltu_http_requests_total{GET /slow/:cup 499}');
});

test('a service logs a request that failed or was refused; what went well has its line at the gateway alone', async () => {
  const { url, lines } = await start();
  for (const path of ['/tea/green', '/hot/1', '/broken/1']) await (await fetch(`${url}${path}`)).text();
  expect(lines).toMatchObject([
    { path: '/hot/1', status: 409, code: 'tea.too-hot' },
    { path: '/broken/1', status: 500, code: 'server.fault' },
  ]);
});
