import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sessionRevoked, SignalKind, somethingChanged } from '@paltu/contracts';
import { openBus, toMessage } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { openBusServer, type BusServer } from '@paltu/events/test-bus';
import { silentLogger } from '@paltu/kernel';
import { createTestTokens, eventually, openEventStream, type TestTokens } from '@paltu/testing';
import { bundledProgram } from '@paltu/testing/service';
import { routes, addressVariable, serviceNames } from '../src/routes.ts';
import { aWebApp } from './a-gateway.ts';
import { startFakeService, type FakeService } from './fake-service.ts';

let bus: BusServer;
let auth: FakeService;
let pets: FakeService;
let tokens: TestTokens;
const children: ChildProcess[] = [];

beforeAll(async () => {
  bus = await openBusServer();
  tokens = await createTestTokens();
  auth = await startFakeService('auth');
  auth.answerWith((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tokens.jwks)));
  pets = await startFakeService('pets');
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(async () => {
  await Promise.all([auth.stop(), pets.stop()]);
  await bus.close();
});

const start = async (changes: Record<string, string> = {}) => {
  const { file, environment } = bundledProgram('gateway/src/main.ts');
  const child = spawn(process.execPath, [file], {
    env: {
      ...environment,
      PORT: '0',
      ...Object.fromEntries(serviceNames(routes).map((name) => [addressVariable(name), pets.url])),
      AUTH_URL: auth.url,
      BUS_URL: bus.url,
      WEB_DIR: await aWebApp(),
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, output: () => output };
};

const portOf = async (output: () => string): Promise<number> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = /"port":(\d+)/.exec(output())?.[1];
    if (port !== undefined) return Number(port);
    await pause(50);
  }
  throw new Error(`the gateway did not start: ${output()}`);
};

const readiness = async (url: string, wanted: number): Promise<{ status: number; body: unknown }> => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${url}/readyz`);
    const body: unknown = await answer.json();
    if (answer.status === wanted || attempt === 100) return { status: answer.status, body };
    await pause(50);
  }
};

test('the gateway becomes ready, serves, and ends by itself on SIGTERM', async () => {
  const { child, ended, output } = await start();
  const url = `http://127.0.0.1:${await portOf(output)}`;
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  // It serves at once; the bus is caught up with a moment later.
  await eventually(async () => ((await readiness(url, 200)).body as { degraded: string[] }).degraded.length === 0, 'the bus is followed');
  expect(await readiness(url, 200)).toEqual({ status: 200, body: { status: 'ready', unmet: [], degraded: [] } });
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('the gateway serves its metrics at a port of their own: a call by its route, a page as other', async () => {
  const { output } = await start({ METRICS_PORT: '0' });
  const url = `http://127.0.0.1:${await portOf(output)}`;
  for (const path of ['/api/v1/pets?page=1', '/', '/pets']) await (await fetch(`${url}${path}`)).text();
  const text = await (await fetch(`http://127.0.0.1:${/"metricsPort":(\d+)/.exec(output())?.[1]}/metrics`)).text();
  expect(text).toContain('paltu_http_requests_total{method="GET",route="/api/v1/pets",status="200",service="gateway"} 1');
  expect(text).toContain('paltu_http_requests_total{method="GET",route="other",status="200",service="gateway"} 2');
  expect(text).toMatch(/^paltu_revoked_sessions_followed\{service="gateway"\} [01]$/m);
  expect(text).toContain('paltu_limits_fallback_active{service="gateway"} 0\n');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('without its Redis the gateway reports that it counts for itself', async () => {
  const { output } = await start({ METRICS_PORT: '0', REDIS_URL: 'redis://127.0.0.1:1' });
  const url = `http://127.0.0.1:${await portOf(output)}`;
  expect((await fetch(`${url}/api/v1/pets`)).status).toBe(200);
  const text = await (await fetch(`http://127.0.0.1:${/"metricsPort":(\d+)/.exec(output())?.[1]}/metrics`)).text();
  expect(text).toContain('paltu_limits_fallback_active{service="gateway"} 1\n');
});

test('a session that auth published as ended is refused by the gateway itself, and another one goes on', async () => {
  const { output } = await start();
  const url = `http://127.0.0.1:${await portOf(output)}`;
  await eventually(async () => ((await readiness(url, 200)).body as { degraded: string[] }).degraded.length === 0, 'the bus is followed');
  const [ended, other] = [await tokens.issue(), await tokens.issue()];
  const call = ({ token }: typeof ended) => fetch(`${url}/api/v1/pets/user/my-pets`, { headers: { authorization: `Bearer ${token}` } });
  for (const actor of [ended, other]) expect((await call(actor)).status).toBe(200);

  const asAuth = await openBus({ url: bus.url, clientId: 'auth', logger: silentLogger });
  const { sessionId } = ended;
  await asAuth.publish([toMessage(partialEvent(sessionRevoked, { subject: sessionId, data: { sessionId } }), '/paltu/auth')]);
  await asAuth.close();
  await eventually(async () => (await call(ended)).status === 401, 'it is refused');
  const received = pets.arrived();
  expect(await (await call(ended)).json()).toMatchObject({ code: 'token.revoked' });
  // The service, which follows no sessions, would still answer.
  expect(pets.arrived()).toBe(received);
  expect((await call(other)).status).toBe(200);
});

test('two gateways show a member what has changed, and one that stops ends its streams at once', async () => {
  const { userId, token } = await tokens.issue();
  const gateways = await Promise.all([start(), start()]);
  const opened = async ({ output }: (typeof gateways)[number]) => {
    const url = `http://127.0.0.1:${await portOf(output)}`;
    return eventually(async () => {
      const stream = await openEventStream(`${url}/api/v1/messages/stream`, token);
      return stream.status === 200 && stream;
    }, 'signals are followed');
  };
  const streams = await Promise.all(gateways.map(opened));
  const asMessaging = await openBus({ url: bus.url, clientId: 'messaging', logger: silentLogger });
  const signal = partialEvent(somethingChanged, { subject: userId, data: { memberId: userId, kind: SignalKind.NOTIFICATIONS } });
  await asMessaging.publish([toMessage(signal, '/paltu/messaging')]);
  await asMessaging.close();
  await eventually(() => streams.every(({ events }) => events.length === 1), 'both show it');
  const [stopping, other] = gateways;
  stopping?.child.kill('SIGTERM');
  await streams[0]?.ended;
  expect(await stopping?.ended).toBe(0);
  expect([streams[1]?.events, other?.child.exitCode]).toEqual([['notifications'], null]);
});

test('a call in flight is answered before the gateway ends, and its connection closed', async () => {
  const stopping = Promise.withResolvers<void>();
  pets.answerWith(async (_request, response) => {
    await stopping.promise;
    response.end('late but whole');
  });
  const { child, ended, output } = await start();
  const url = `http://127.0.0.1:${await portOf(output)}`;
  await fetch(`${url}/livez`);
  const before = pets.arrived();
  const call = fetch(`${url}/api/v1/pets`);
  await eventually(() => pets.arrived() === before + 1, 'the call is under way');
  child.kill('SIGTERM');
  // It takes no new connection once it has begun to stop.
  await eventually(
    () =>
      fetch(`${url}/livez`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      ),
    'it stops',
  );
  stopping.resolve();
  const answer = await call;
  expect(await answer.text()).toBe('late but whole');
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
});

test('without the bus the gateway is ready, and reports what comes late', async () => {
  const { output } = await start({ BUS_URL: 'postgres://nobody@127.0.0.1:1/bus' });
  const { status, body } = await readiness(`http://127.0.0.1:${await portOf(output)}`, 200);
  expect([status, body]).toEqual([200, { status: 'ready', unmet: [], degraded: [expect.stringContaining('the bus cannot be followed')] }]);
});

test('the gateway reports the disk of a service that has no room, and nothing else of it', async () => {
  const degraded = ['a disk had no room 3 s ago: what needs some is refused', 'moderation.reviews has 2 parked events'];
  pets.answerWith((_request, response) => response.end(JSON.stringify({ status: 'ready', unmet: [], degraded })));
  const { output } = await start();
  const url = `http://127.0.0.1:${await portOf(output)}`;
  const problems = async () =>
    ((await readiness(url, 200)).body as { degraded: string[] }).degraded.filter((one) => one.startsWith('pets'));
  await eventually(async () => (await problems()).length > 0, 'the disk is reported');
  expect(await problems()).toEqual([`pets: ${degraded[0]}`]);
});

test('the gateway ends when its supervisor is gone', async () => {
  const { child, ended, output } = await start();
  await portOf(output);
  child.disconnect();
  expect(await ended).toBe(0);
});

test('without auth and bus the site opens all the same, not ready, and reports what is missing by name only', async () => {
  const { child, ended, output } = await start({ AUTH_URL: 'http://127.0.0.1:1', BUS_URL: 'postgres://nobody@127.0.0.1:1/bus' });
  const url = `http://127.0.0.1:${await portOf(output)}`;
  expect((await fetch(url)).status).toBe(200);
  expect(await readiness(url, 503)).toEqual({ status: 503, body: { status: 'not-ready', unmet: ['keys'] } });
  const { token } = await (await createTestTokens()).issue();
  const answer = await fetch(`${url}/api/v1/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'auth.unavailable' });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a configuration that cannot work is refused with every problem named', async () => {
  const { ended, output } = await start({ PETS_URL: 'nowhere', PORT: 'x', TRUSTED_PROXIES: '10.0.0.0/99' });
  expect(await ended).not.toBe(0);
  for (const name of ['PETS_URL', 'PORT', 'TRUSTED_PROXIES']) expect(output()).toContain(name);
});

test('a fact about who runs the site is refused by its variable where it is invalid, and shown where it is valid', async () => {
  const refused = await start({ CONTACT_EMAIL: 'nobody', APP_STORE_URL: 'http://apps.apple.com/paltu' });
  expect(await refused.ended).not.toBe(0);
  for (const name of ['CONTACT_EMAIL', 'APP_STORE_URL']) expect(refused.output()).toContain(`${name}: must be`);
  const half = await start({ CONTACT_ADDRESS: 'Lahore' });
  expect(await half.ended).not.toBe(0);
  expect(half.output()).toContain('CONTACT_ADDRESS_UR: is missing');
  const { output } = await start({ CONTACT_EMAIL: 'help@paltu.example', APP_STORE_URL: '' });
  const text = await (await fetch(`http://127.0.0.1:${await portOf(output)}/`, { headers: { accept: 'text/html' } })).text();
  expect(text).toContain('href="mailto:help@paltu.example"');
});
